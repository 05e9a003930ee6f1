import { formatAmount, type Minor } from '@gifting/domain/money/money';
import type { LadderStep } from '@gifting/domain/products/ladder';
import { isWithin } from '@gifting/domain/products/price';
import { spanText } from '@gifting/domain/products/range-rules';
import { cx } from 'class-variance-authority';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { heightsOf, positionIn, weightOf } from './geometry';
import './PriceLadder.css';

type PriceLadderProps = Readonly<{
  steps: readonly LadderStep[];
  /** The price of one piece by row, in the currency of the caption; `null` while it is not known. */
  prices: readonly (Minor | null)[];
  /** A number of packs to mark, if a step has it. */
  packs?: number | undefined;
  /** What is drawn, with the currency. */
  caption: string;
  /** In place of the drawing while there are no steps. */
  blank: string;
  twoPricesLabel?: string | undefined;
  noRangeLabel?: string | undefined;
}>;

const kindOf = ({ rows }: LadderStep) => (rows.length === 0 ? 'gap' : rows.length === 1 ? 'tread' : 'both');

/** More steps than this have no room for words. */
const mostWithWords = 8;

/**
 * Price ranges as steps, from the smallest order on: what holds no range is dashed, what holds two is hatched. A drawing
 * of what `PriceRangeRows` edits, described in words for those who do not see it.
 */
export const PriceLadder = ({
  steps,
  prices,
  packs,
  caption,
  blank,
  twoPricesLabel = 'two prices',
  noRangeLabel = 'no range',
}: PriceLadderProps) => {
  const priceOf = ({ rows: [row] }: LadderStep) => (row === undefined ? null : (prices[row] ?? null));
  const heights = heightsOf(steps.map((step) => (kindOf(step) === 'tread' ? priceOf(step) : null)));
  const marked = steps.findIndex((step) => packs !== undefined && isWithin(step, packs));
  const amount = (step: LadderStep) => {
    const price = priceOf(step);
    return price === null ? '?' : formatAmount(price);
  };
  const say = (step: LadderStep) => {
    const kind = kindOf(step);
    if (kind === 'tread') return `${amount(step)} for ${spanText(step)}`;
    return `${kind === 'gap' ? noRangeLabel : twoPricesLabel} for ${spanText(step)}`;
  };
  if (steps.length === 0)
    return (
      <div className="ladder">
        <p className="ladder__blank">{blank}</p>
      </div>
    );
  return (
    <figure className="ladder">
      <div
        role="img"
        aria-label={steps.map(say).join(', ')}
        className={cx('ladder__steps', steps.length > mostWithWords && 'ladder__steps--many')}
      >
        {steps.map((step, index) => {
          const kind = kindOf(step);
          const measures: CSSProperties & Record<'--grow' | '--high', string> = {
            '--grow': String(weightOf(step)),
            '--high': `${heights[index]}%`,
          };
          return (
            <div key={step.min} className="ladder__step" style={measures}>
              <div className={cx(`ladder__${kind}`, index === marked && 'ladder__tread--marked')}>
                {kind === 'tread' ? (
                  <>
                    <b>{amount(step)}</b>
                    <span>{spanText(step)}</span>
                  </>
                ) : (
                  <span className="ladder__flag">
                    <TriangleAlert className="icon" />
                    <span>{kind === 'gap' ? noRangeLabel : twoPricesLabel}</span>
                  </span>
                )}
              </div>
              {index === marked && packs !== undefined && (
                <Pin at={positionIn(step, packs)} label={packs.toLocaleString('en-GB')} />
              )}
              <span className="ladder__from num">{step.min.toLocaleString('en-GB')}</span>
            </div>
          );
        })}
      </div>
      <figcaption className="t-xs muted">{caption}</figcaption>
    </figure>
  );
};

/** The ribbon through the step that has the packs. */
const Pin = ({ at, label }: Readonly<{ at: number; label: string }>) => {
  const style: CSSProperties & Record<'--at', string> = { '--at': `${at}%` };
  return (
    <span className="ladder__pin" style={style}>
      <i />
      <b className="num">{label}</b>
    </span>
  );
};
