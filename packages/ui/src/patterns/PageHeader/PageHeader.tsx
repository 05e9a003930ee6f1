import type { ReactNode, Ref } from 'react';

type PageHeaderProps = Readonly<{
  /** The name of the page, its only `h1`. */
  title: ReactNode;
  /** Lets a page that changes in place move focus to the title. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** One line under the title. */
  sub?: ReactNode;
  /** A link or button at the right; below the title on a phone. */
  aside?: ReactNode;
  /** `display` on public pages and in the builder, `title` on the dashboard. */
  size?: 'display' | 'title' | undefined;
}>;

/** The header of a page. */
export const PageHeader = ({ title, titleRef, sub, aside, size = 'display' }: PageHeaderProps) => (
  // A `header` outside of `main`, as in a part on its own, would be the banner of the whole page.
  <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:flex-nowrap">
    <div className="min-w-0 wrap-anywhere">
      <h1
        ref={titleRef}
        tabIndex={titleRef ? -1 : undefined}
        className={size === 'display' ? 't-display' : 't-title'}
      >
        {title}
      </h1>
      {sub && <p className="mt-2 text-muted">{sub}</p>}
    </div>
    {aside && <div className="max-w-full shrink-0">{aside}</div>}
  </div>
);
