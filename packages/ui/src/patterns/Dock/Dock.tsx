import type { ReactNode } from 'react';
import './Dock.css';

type DockProps = Readonly<{
  /** A small drawing of what the amount covers. */
  picture?: ReactNode;
  /** What the amount covers, e.g. `2 products, 120 packs`. */
  caption: string;
  /** With its currency, e.g. `1,878.00 GBP`. */
  amount: string;
  /** The view's main action. */
  action: ReactNode;
}>;

/**
 * The total and next step, sticky at the bottom below 1024 px, where the `PackingSlip` is not beside the content. Put
 * it last in the page.
 */
export const Dock = ({ picture, caption, amount, action }: DockProps) => (
  <section className="dock" aria-label="Total and next step">
    {picture && <div className="dock__picture">{picture}</div>}
    <p className="num dock__sum">
      <span className="block text-xs text-muted">{caption}</span>
      <b className="dock__amount">{amount}</b>
    </p>
    {action}
  </section>
);
