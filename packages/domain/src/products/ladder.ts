import { type Conversion, exchange } from '../money/exchange';
import type { Minor } from '../money/money';
import { rangeFields } from './fields';
import { isWithin, type PriceRange, unitPrice } from './price';
import { isTurned, type RangeRemark, type Span, spanText } from './range-rules';

/** A number of a price range. */
export type RangePart = keyof typeof rangeFields;

/** A price range as it is typed: the inputs, and what is wrong with each on its own. */
export interface TypedRange {
  /** Both ends; `null` while one is missing or invalid. */
  readonly span: Span | null;
  readonly price: Minor | null;
  readonly messages: Readonly<Partial<Record<RangePart, string>>>;
}

/** Reads a row of price ranges while it is typed. */
export const readTypedRange = (row: Readonly<Record<RangePart, string>>): TypedRange => {
  const [price, min, max] = (['price', 'min', 'max'] as const).map((part) =>
    rangeFields[part].form.safeParse(row[part]),
  );
  return {
    span: min?.success && max?.success ? { min: min.data, max: max.data } : null,
    price: price?.success ? price.data : null,
    messages: {
      ...(price?.error && { price: price.error.issues[0]?.message ?? '' }),
      ...(min?.error && { min: min.error.issues[0]?.message ?? '' }),
      ...(max?.error && { max: max.error.issues[0]?.message ?? '' }),
    },
  };
};

/** A stretch of pack counts with the same rows: one is a step, none a gap, several an overlap. */
export interface LadderStep extends Span {
  readonly rows: readonly number[];
}

/**
 * The ranges in order of pack counts, cut wherever one begins or ends; from the smallest order on. Rows without ends or
 * with a max below the min are left out.
 */
export const ladderOf = (ranges: readonly (Span | null)[], smallestOrder = 0): readonly LadderStep[] => {
  const spans = ranges.flatMap((span, row) => (span && !isTurned(span) ? [{ ...span, row }] : []));
  const lowest = Math.min(...spans.map(({ min }) => min));
  const cuts = [
    ...new Set([
      ...spans.flatMap(({ min, max }) => [min, max + 1]),
      ...(smallestOrder > 0 && smallestOrder < lowest && spans.length > 0 ? [smallestOrder] : []),
    ]),
  ].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((min, index) => ({
    min,
    max: (cuts[index + 1] ?? min) - 1,
    rows: spans.filter((span) => span.min <= min && min <= span.max).map(({ row }) => row),
  }));
};

const gapNotes = (ranges: readonly (Span | null)[], smallestOrder: number): readonly RangeRemark[] => {
  // While a row is still typed, it may be the one that closes the gap.
  if (ranges.some((range) => !range || isTurned(range))) return [];
  const steps = ladderOf(ranges, smallestOrder);
  return steps.flatMap((gap, index): readonly RangeRemark[] => {
    const row = steps[index + 1]?.rows[0];
    if (gap.rows.length > 0 || row === undefined) return [];
    const before = steps[index - 1]?.rows.at(-1);
    return [
      {
        row,
        end: 'min',
        message: `${spanText(gap)} is in no range, so the price of range 1 applies`,
        mend:
          before === undefined
            ? { row, end: 'min', value: gap.min }
            : { row: before, end: 'max', value: gap.max },
      },
    ];
  });
};

const belowNotes = (ranges: readonly (Span | null)[], smallestOrder: number): readonly RangeRemark[] =>
  ranges.flatMap((range, row): readonly RangeRemark[] => {
    if (!range || isTurned(range) || range.min >= smallestOrder) return [];
    const minimum = `the minimum order quantity of ${smallestOrder.toLocaleString('en-GB')}`;
    return range.max < smallestOrder
      ? [{ row, end: 'max', message: `All of it is below ${minimum}` }]
      : [
          {
            row,
            end: 'min',
            message: `It starts below ${minimum}`,
            mend: { row, end: 'min', value: smallestOrder },
          },
        ];
  });

/**
 * What is allowed but likely unintended: pack counts in no range (PRD-11), and ranges below the minimum order quantity.
 * `smallestOrder` is 0 while it is not known.
 */
export const rangeNotes = (
  ranges: readonly (Span | null)[],
  smallestOrder: number,
): readonly RangeRemark[] => [...gapNotes(ranges, smallestOrder), ...belowNotes(ranges, smallestOrder)];

/** What a number of packs costs; `range` is the one that holds it, if any. */
export interface LadderQuote {
  readonly unit: Minor;
  readonly total: Minor;
  readonly range: PriceRange | null;
}

/** What packs cost in a currency, as the shop says it (PRD-10 to 12); `null` without ranges. */
export const ladderQuote = (
  ranges: readonly PriceRange[],
  packs: number,
  conversion: Conversion,
): LadderQuote | null => {
  if (ranges.length === 0) return null;
  const unit = exchange(unitPrice(ranges, packs), conversion);
  return {
    unit,
    total: unit * packs,
    range: ranges.find((range) => isWithin(range, packs)) ?? null,
  };
};
