import { type ReactNode, useId } from 'react';
import './PackingSlip.css';

/** One thing that was packed, and its cost. */
export type SlipLine = Readonly<{
  key: string;
  name: string;
  /** How the amount comes about, e.g. `8.40 × 120 packs`. */
  detail?: string | undefined;
  /** The amount as it is shown; the currency stands in the head. */
  amount: string;
  /** Shows a button that takes the line out. */
  onRemove?: (() => void) | undefined;
  /** The words of that button; its accessible name adds the name of the line. */
  removeLabel?: string | undefined;
}>;

type PackingSlipProps = Readonly<{
  title: string;
  headingLevel?: 2 | 3 | undefined;
  /** What all lines have in common, e.g. `120 packs, GBP`. */
  sub?: string | undefined;
  lines: readonly SlipLine[];
  /** Stands in the place of the lines while there are none. */
  emptyMessage?: string | undefined;
  totalLabel: string;
  /** With its currency, e.g. `1,878.00 GBP`. */
  total: string;
  /** Small print under the total. */
  note?: ReactNode;
}>;

/** A summary with amounts, on perforated paper. It stands beside the content; on small screens a `Dock` repeats its total. */
export const PackingSlip = ({
  title,
  headingLevel = 2,
  sub,
  lines,
  emptyMessage,
  totalLabel,
  total,
  note,
}: PackingSlipProps) => {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="slip" aria-labelledby={id}>
      <div className="slip__paper num">
        <Heading className="t-heading" id={id}>
          {title}
        </Heading>
        {sub && <p className="text-sm text-muted">{sub}</p>}
        {lines.length === 0 && emptyMessage ? (
          <p className="py-3 text-ui text-muted">{emptyMessage}</p>
        ) : (
          <ul className="slip__lines">
            {lines.map(({ key, name, detail, amount, onRemove, removeLabel = 'Remove' }) => (
              <li key={key} className="slip__line">
                <span>{name}</span>
                <b className="slip__amount">{amount}</b>
                {detail && <span className="slip__detail">{detail}</span>}
                {onRemove && (
                  <button
                    type="button"
                    className="slip__remove"
                    aria-label={`${removeLabel} ${name}`}
                    onClick={onRemove}
                  >
                    {removeLabel}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        <p className="slip__total">
          <span>{totalLabel}</span> <b>{total}</b>
        </p>
        {note && <div className="mt-3 text-sm text-muted">{note}</div>}
      </div>
    </section>
  );
};
