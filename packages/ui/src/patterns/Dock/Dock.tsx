import type { ReactNode } from 'react';
import './Dock.css';

type DockProps = Readonly<{
  /** What the amount is of, e.g. `2 products, 120 packs`. */
  caption: string;
  /** With its currency, e.g. `1,878.00 GBP`. */
  amount: string;
  /** The one ribbon of the view, repeated where the thumb is. */
  action: ReactNode;
}>;

/**
 * The total and the next step at the foot of a small screen; gone from 1024 px on, where the `PackingSlip` stands beside
 * the content. Put it last inside the scrolling page.
 */
export const Dock = ({ caption, amount, action }: DockProps) => (
  <div className="dock">
    <p className="num">
      <span className="block text-xs text-muted">{caption}</span>
      <b className="dock__amount">{amount}</b>
    </p>
    {action}
  </div>
);
