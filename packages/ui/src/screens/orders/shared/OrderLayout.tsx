import type { ReactNode, Ref } from 'react';
import { PageHeader } from '#patterns/PageHeader/PageHeader.tsx';
import './OrderLayout.css';

type OrderLayoutProps = Readonly<{
  title: string;
  /** Gives the title out, so that a screen that changes in place can move focus to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** One line under the title. */
  lead?: ReactNode;
  /** A link or button beside the title. */
  aside?: ReactNode;
  /** Stands above the title over the whole width: the progress ribbon. */
  above?: ReactNode;
  /** The summary beside the content; under it on small screens. */
  side?: ReactNode;
  /** Sticks to the foot of small screens: the total and the way on. */
  dock?: ReactNode;
  children: ReactNode;
}>;

/** The page every screen between the builder and the order shares: title, content, summary, dock. */
export const OrderLayout = ({
  title,
  titleRef,
  lead,
  aside,
  above,
  side,
  dock,
  children,
}: OrderLayoutProps) => (
  <>
    <main id="main" tabIndex={-1} className="page order-page">
      {above}
      <div className="mb-7">
        <PageHeader title={title} titleRef={titleRef} sub={lead} aside={aside} />
      </div>
      <div className={side ? 'order-page__grid' : undefined}>
        <div className="order-page__main">{children}</div>
        {side && <div className="order-page__side">{side}</div>}
      </div>
    </main>
    {dock}
  </>
);
