import { type ReactNode, useId } from 'react';
import './PackingSlip.css';

/** A line of the slip. */
export type SlipLine = Readonly<{
  key: string;
  name: string;
  /** The calculation, e.g. `8.40 × 120 packs`. */
  detail?: string | undefined;
  /** Under the calculation, e.g. `Price for 100 to 249 packs`. */
  remarks?: readonly string[] | undefined;
  /** The formatted amount; the header names the currency. */
  amount: string;
  /** What a screen reader says for calculation and amount, e.g. `120 packs at 8.40 GBP: 1,008.00 GBP`. */
  spoken?: string | undefined;
  /** Adds a button that removes the line. */
  onRemove?: (() => void) | undefined;
  /** Label of that button; the accessible name adds the line. */
  removeLabel?: string | undefined;
}>;

type PackingSlipProps = Readonly<{
  title: string;
  headingLevel?: 2 | 3 | undefined;
  /** Applies to all lines, e.g. `120 packs, GBP`. */
  sub?: string | undefined;
  /** A drawing above the lines of what they list. */
  picture?: ReactNode;
  lines: readonly SlipLine[];
  /** Replaces the lines when there are none. */
  emptyMessage?: string | undefined;
  /** Between the lines and the total, e.g. net and VAT. */
  sums?: readonly Readonly<{ label: string; amount: string }>[] | undefined;
  totalLabel: string;
  /** With its currency, e.g. `1,878.00 GBP`. */
  total: string;
  /** Under the total, e.g. a `PriceRuler`. */
  below?: ReactNode;
  /** Small print under all of it. */
  note?: ReactNode;
}>;

/** An order summary with amounts, beside the content; on small screens a `Dock` repeats its total. */
export const PackingSlip = ({
  title,
  headingLevel = 2,
  sub,
  picture,
  lines,
  emptyMessage,
  sums = [],
  totalLabel,
  total,
  below,
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
        {picture && <div className="mt-4">{picture}</div>}
        {lines.length === 0 && emptyMessage ? (
          <p className="py-3 text-ui text-muted">{emptyMessage}</p>
        ) : (
          <ul className="slip__lines">
            {lines.map(
              ({ key, name, detail, remarks = [], amount, spoken, onRemove, removeLabel = 'Remove' }) => (
                <li key={key} className="slip__line">
                  <span>{name}</span>
                  {spoken && <span className="sr-only">{spoken}</span>}
                  <b className="slip__amount" aria-hidden={spoken !== undefined}>
                    {amount}
                  </b>
                  {detail && (
                    <span className="slip__detail" aria-hidden={spoken !== undefined}>
                      {detail}
                    </span>
                  )}
                  {remarks.map((remark) => (
                    <span key={remark} className="slip__detail">
                      {remark}
                    </span>
                  ))}
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
              ),
            )}
          </ul>
        )}
        {sums.length > 0 && (
          <div className="grid gap-2 py-2 text-ui">
            {sums.map(({ label, amount }) => (
              <p key={label} className="flex justify-between gap-3">
                <span>{label}</span> <span>{amount}</span>
              </p>
            ))}
          </div>
        )}
        <p className="slip__total">
          <span>{totalLabel}</span> <b>{total}</b>
        </p>
        {below}
        {note && <div className="mt-3 text-sm text-muted">{note}</div>}
      </div>
    </section>
  );
};
