import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { InlineLink } from '#app/links.tsx';

type StatCardProps = Readonly<{
  label: string;
  value: number;
  /** One line of context for the figure. */
  note: string;
  /** Where the rows behind the figure are. */
  to?: string;
  /** Draws a ribbon around the card, for something that needs attention. */
  tied?: boolean;
  /** A small drawing, one of those below. */
  picture?: ReactNode;
}>;

/** A labelled figure. */
export const StatCard = ({ label, value, note, to, tied, picture }: StatCardProps) => (
  <li className={cx('stat', tied && 'stat--tied')}>
    <b className="stat__figure num">{value.toLocaleString('en-GB')}</b>
    <span className="stat__label">{to === undefined ? label : <InlineLink to={to}>{label}</InlineLink>}</span>
    <span className="t-xs muted">{note}</span>
    {picture}
  </li>
);

/** A box in transit. */
export const ClosedBox = () => (
  <svg className="stat__picture" viewBox="0 0 40 40" aria-hidden="true">
    <path className="fill-primary" d="M5 17h30v19H5z" />
    <path className="stat__lid" d="M3 10h34v8H3z" />
    <path className="fill-accent" d="M17 10h6v26h-6z" />
  </svg>
);

/** An opened box. */
export const OpenBox = () => (
  <svg className="stat__picture" viewBox="0 0 40 40" aria-hidden="true">
    <path className="fill-tissue" d="M9 20 13 8l6 7 4-9 4 9 6-5-1 10z" />
    <path className="fill-tissue-line" d="m9 20 4-12 6 7zM27 15l6-5-1 10z" />
    <path className="fill-primary" d="M5 19h30v17H5z" />
    <path className="stat__lid" d="M5 19h30v4H5z" />
  </svg>
);

/** A tag with a date. */
export const DateTag = () => (
  <svg className="stat__picture" viewBox="0 0 40 40" aria-hidden="true">
    <path className="fill-bone stroke-brass" d="M12 6h16l6 7v23H6V13z" />
    <circle className="fill-surface stroke-brass" cx="20" cy="12" r="2.6" strokeWidth="1.5" />
    <path className="stroke-line-strong" d="M11 21h18M11 26h18M11 31h11" strokeWidth="1.6" />
  </svg>
);
