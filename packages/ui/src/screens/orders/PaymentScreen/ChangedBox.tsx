import { formatPrice, type Minor } from '@gifting/domain/money/money';
import type { LineChange } from '@gifting/domain/orders/quote';
import { useId } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { paymentTexts as texts } from './PaymentScreen.texts';
import './ChangedBox.css';

type ChangedBoxProps = Readonly<{
  changes: readonly LineChange[];
  /** The total of the updated box, in hundredths of `currency`. */
  total: Minor;
  currency: string;
  onConfirm: () => void;
}>;

/**
 * Lists the lines whose price changed or that are no longer sold, and the new total. The buyer must confirm before
 * anything is ordered (BR-06).
 */
export const ChangedBox = ({ changes, total, currency, onConfirm }: ChangedBoxProps) => {
  const id = useId();
  return (
    <section className="changed" aria-labelledby={id}>
      <div role="alert" className="grid gap-3">
        <h2 className="t-heading" id={id}>
          {texts.changed.title}
        </h2>
        <ul className="changed__lines">
          {changes.map((change) => (
            <li key={`${change.kind}-${change.id}`}>
              <span className="strong">{change.name}</span>
              {change.after === null ? (
                <span>{texts.changed.gone}</span>
              ) : (
                <span className="tabular-nums">
                  {texts.changed.price(
                    formatPrice(change.before, currency),
                    formatPrice(change.after, currency),
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className="strong tabular-nums">{texts.changed.total(formatPrice(total, currency))}</p>
      </div>
      <p className="text-sm">{texts.changed.hint}</p>
      <Button variant="primary" onClick={onConfirm}>
        {texts.changed.confirm}
      </Button>
    </section>
  );
};
