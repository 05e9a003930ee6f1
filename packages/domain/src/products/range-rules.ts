import * as z from 'zod/mini';
import type { PriceRange } from './price';

/** Which of its ends a remark on a range concerns. */
type RangeEnd = 'min' | 'max';

/** A change of one end that mends a remark. */
export interface RangeMend {
  readonly row: number;
  readonly end: RangeEnd;
  readonly value: number;
}

/** A validation message for one end of a price range. `mend` is a suggested correction. */
export interface RangeRemark {
  readonly row: number;
  readonly end: RangeEnd;
  readonly message: string;
  readonly mend?: RangeMend;
}

/** Both ends of a range of pack counts, inclusive. */
export type Span = Pick<PriceRange, 'min' | 'max'>;

/** Whether a max is below its min. */
export const isTurned = ({ min, max }: Span): boolean => min > max;

const overlap = (one: Span, other: Span): boolean => one.min <= other.max && other.min <= one.max;

const count = (packs: number): string => packs.toLocaleString('en-GB');

/** `380 to 400`, or `50` for a single count. */
export const spanText = ({ min, max }: Span): string =>
  min === max ? count(min) : `${count(min)} to ${count(max)}`;

/** The end of a range that leaves the earlier one alone; none if all of it is inside. */
const mendOf = (row: number, range: Span, earlier: Span): { readonly mend?: RangeMend } => {
  if (range.min < earlier.min) return { mend: { row, end: 'max', value: earlier.min - 1 } };
  if (range.max > earlier.max) return { mend: { row, end: 'min', value: earlier.max + 1 } };
  return {};
};

/**
 * Faults of price ranges: a min above its max, or two ranges with the same pack count, reported at the later row
 * (departure from F-13). Without faults every pack count has at most one price; gaps are allowed (PRD-11). `null` is a
 * row whose ends are not known yet.
 */
export const rangeFaults = (ranges: readonly (Span | null)[]): readonly RangeRemark[] =>
  ranges.flatMap((range, row): readonly RangeRemark[] => {
    if (!range) return [];
    if (isTurned(range)) return [{ row, end: 'max', message: 'Max must be the same as min or more' }];
    const met = ranges
      .slice(0, row)
      .findIndex((earlier) => earlier && !isTurned(earlier) && overlap(earlier, range));
    const earlier = ranges[met];
    if (!earlier) return [];
    const both = { min: Math.max(range.min, earlier.min), max: Math.min(range.max, earlier.max) };
    return [
      {
        row,
        end: 'min',
        message: `${spanText(both)} is in range ${met + 1} too`,
        ...mendOf(row, range, earlier),
      },
    ];
  });

const maxRanges = 50;

/** The names the ends have where a fault is shown: in the form, or on the wire. */
interface EndNames {
  readonly min: string;
  readonly max: string;
}

/** Rows of price ranges: at least one, and none invalid. A fault is reported at its end of its row. */
export const rangeRows = <Row extends z.ZodMiniType<Span>>(row: Row, names: EndNames) =>
  z
    .array(row)
    .check(
      z.minLength(1, 'Add a price range'),
      z.maxLength(maxRanges, `A product has at most ${maxRanges} price ranges`),
      ({ value, issues }) => {
        for (const { row: index, end, message } of rangeFaults(value))
          issues.push({ code: 'custom', input: value, path: [index, names[end]], message });
      },
    );
