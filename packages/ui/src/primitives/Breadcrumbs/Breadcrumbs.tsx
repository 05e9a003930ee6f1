import type { ReactNode } from 'react';
import './Breadcrumbs.css';

/** One place on the way. The last one is where the person is and needs no `href`. */
export type Crumb = Readonly<{ label: string; href?: string | undefined }>;

/** What a link slot receives: everything a link of any router needs. */
export type LinkSlotProps = Readonly<{ href: string; className: string; children: ReactNode }>;

type BreadcrumbsProps = Readonly<{
  /** From the outermost place to the current one. */
  items: readonly Crumb[];
  /** Renders a link with the router of the app: `({ href, ...link }) => <Link to={href} {...link} />`. */
  renderLink?: ((link: LinkSlotProps) => ReactNode) | undefined;
  /** The accessible name of the trail. */
  label?: string | undefined;
}>;

/** The way to this page, each place but the last a link. */
export const Breadcrumbs = ({
  items,
  renderLink = (link) => <a {...link} />,
  label = 'Breadcrumb',
}: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className="crumbs">
      {items.map(({ label: place, href }, index) => (
        <li key={place}>
          {index === items.length - 1 || href === undefined ? (
            <span className="strong" aria-current={index === items.length - 1 ? 'page' : undefined}>
              {place}
            </span>
          ) : (
            renderLink({ href, className: 'crumbs__link', children: place })
          )}
        </li>
      ))}
    </ol>
  </nav>
);
