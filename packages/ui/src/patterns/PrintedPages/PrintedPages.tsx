import type { ReactNode } from 'react';
import './PrintedPages.css';

type PrintedPagesProps = Readonly<{
  /** One line at the top of every sheet: what this is and whose. Not seen on screen. */
  head: ReactNode;
  children: ReactNode;
}>;

/** A page that people also print: on paper its head is repeated on every sheet. On screen only its content is seen. */
export const PrintedPages = ({ head, children }: PrintedPagesProps) => (
  <div className="printed">
    <div className="printed__head">{head}</div>
    <div className="printed__body">{children}</div>
  </div>
);
