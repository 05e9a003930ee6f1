import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import './DescriptionList.css';

/** A term and its value. */
export type Description = Readonly<{
  term: string;
  detail: ReactNode;
  /** Puts the value under the term at full width, e.g. an address or a meter. */
  wide?: boolean | undefined;
}>;

type DescriptionListProps = Readonly<{ items: readonly Description[] }>;

/** Terms and values in a narrow column: the facts of an order, campaign or person. */
export const DescriptionList = ({ items }: DescriptionListProps) => (
  <dl className="facts num">
    {items.map(({ term, detail, wide }) => (
      <div key={term} className={cx('facts__row', wide && 'facts__row--wide')}>
        <dt>{term}</dt>
        <dd>{detail}</dd>
      </div>
    ))}
  </dl>
);
