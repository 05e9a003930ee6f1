import * as z from 'zod/mini';
import type { PriceRange } from './price';

/** A fault of one row of price ranges, and which of its two ends it concerns. */
export interface RangeFault {
  readonly row: number;
  readonly end: 'min' | 'max';
  readonly message: string;
}

/** Both ends of a range of pack counts, inclusive. */
type Span = Pick<PriceRange, 'min' | 'max'>;

const isTurned = ({ min, max }: Span): boolean => min > max;
const overlap = (one: Span, other: Span): boolean => one.min <= other.max && other.min <= one.max;

/**
 * Faults of price ranges: a min above its max, or two ranges with the same pack count, reported at the later row
 * (departure from F-13). Without faults every pack count has at most one price; gaps are allowed (PRD-11).
 */
export const rangeFaults = (ranges: readonly Span[]): readonly RangeFault[] =>
  ranges.flatMap((range, row): readonly RangeFault[] => {
    if (isTurned(range)) return [{ row, end: 'max', message: 'Max must be the same as min or more' }];
    const met = ranges.slice(0, row).findIndex((earlier) => !isTurned(earlier) && overlap(earlier, range));
    return met === -1 ? [] : [{ row, end: 'min', message: `This range overlaps range ${met + 1}` }];
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
