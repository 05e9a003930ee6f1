import type { ReactNode } from 'react';
import './Breadcrumbs.css';

/** One level of the trail. The last is the current page and needs no `href`. */
export type Crumb = Readonly<{ label: string; href?: string | undefined }>;

/** Props of a rendered link, for any router. */
export type LinkSlotProps = Readonly<{ href: string; className: string; children: ReactNode }>;

type BreadcrumbsProps = Readonly<{
  /** From the outermost level to the current page. */
  items: readonly Crumb[];
  /** Renders a link with the router of the app: `({ href, ...link }) => <Link to={href} {...link} />`. */
  renderLink?: ((link: LinkSlotProps) => ReactNode) | undefined;
  /** Accessible name of the trail. */
  label?: string | undefined;
}>;

/** The path to this page; every level but the last is a link. */
export const Breadcrumbs = ({
  items,
  renderLink = (link) => <a {...link} />,
  label = 'Breadcrumb',
}: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className="crumbs">
      {items.map(({ label: itemLabel, href }, index) => (
        <li key={itemLabel}>
          {index === items.length - 1 || href === undefined ? (
            <span className="strong" aria-current={index === items.length - 1 ? 'page' : undefined}>
              {itemLabel}
            </span>
          ) : (
            renderLink({ href, className: 'crumbs__link', children: itemLabel })
          )}
        </li>
      ))}
    </ol>
  </nav>
);
