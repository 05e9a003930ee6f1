import { formatPrice } from '@gifting/domain/money/money';
import type { BudgetUse } from '@gifting/domain/orders/budget';
import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { budgetMeterTexts as texts } from './BudgetMeter.texts';
import './BudgetMeter.css';

type BudgetMeterProps = Readonly<{
  /** What the order takes of the budget, from `budgetUse`. */
  use: BudgetUse;
  /** Code of the currency, e.g. `GBP`. */
  currency: string;
}>;

/** How much of the buyer's budget an order takes, and what is left of it or missing, while the box is filled. */
export const BudgetMeter = ({ use: { budget, left, percent }, currency }: BudgetMeterProps) => {
  const spent: CSSProperties & Record<'--spent', string> = { '--spent': `${percent}%` };
  return (
    <div className={cx('budget', left < 0 && 'budget--over')} style={spent}>
      <p>
        <span>{texts.budget}</span> <span>{formatPrice(budget, currency)}</span>
      </p>
      <span className="budget__track" aria-hidden="true" />
      <p>
        <b>{texts.left(left, currency)}</b>
      </p>
    </div>
  );
};
