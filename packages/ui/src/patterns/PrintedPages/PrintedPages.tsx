import type { ReactNode } from 'react';
import { Logo } from '#primitives/Logo/Logo.tsx';
import './PrintedPages.css';

type PrintedPagesProps = Readonly<{
  /** One line at the top of every sheet: what this is and whose. Not seen on screen. */
  head: ReactNode;
  /** Whose logo is at the top of the first sheet. Not seen on screen. */
  sender: string;
  children: ReactNode;
}>;

/** A page that people also print: on paper its head is repeated on every sheet. On screen only its content is seen. */
export const PrintedPages = ({ head, sender, children }: PrintedPagesProps) => (
  <div className="printed">
    <div className="printed__head">{head}</div>
    <div className="printed__body">
      <div className="printed__logo">
        <Logo name={sender} />
      </div>
      {children}
    </div>
  </div>
);
