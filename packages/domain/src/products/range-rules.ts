import * as z from 'zod/mini';
import type { PriceRange } from './price';

/** What is wrong with one row of price ranges, and which of its two ends to look at. */
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
 * Why rows of price ranges cannot stand: a min above its max, or two ranges that hold the same pack count, told at the
 * later row (signingOut from F-13). No faults: every pack count has at most one price. Gaps are allowed (PRD-11).
 */
export const rangeFaults = (ranges: readonly Span[]): readonly RangeFault[] =>
  ranges.flatMap((range, row): readonly RangeFault[] => {
    if (isTurned(range)) return [{ row, end: 'max', message: 'Max must be the same as min or more' }];
    const met = ranges.slice(0, row).findIndex((earlier) => !isTurned(earlier) && overlap(earlier, range));
    return met === -1 ? [] : [{ row, end: 'min', message: `This range overlaps range ${met + 1}` }];
  });

const maxRanges = 50;

/** How a row names its ends: as the form does, or as the wire does. */
interface Ends<Name extends string> {
  readonly min: Name;
  readonly max: Name;
}

/** Rows of price ranges: one at least, and none at fault. A fault is told at the end it concerns, beside its row. */
export const rangeRows = <Name extends string, Row extends z.ZodMiniType<Readonly<Record<Name, number>>>>(
  row: Row,
  ends: Ends<Name>,
) =>
  z
    .array(row)
    .check(
      z.minLength(1, 'Add a price range'),
      z.maxLength(maxRanges, `A product has at most ${maxRanges} price ranges`),
      ({ value, issues }) => {
        const spans = value.map((range) => ({ min: range[ends.min], max: range[ends.max] }));
        for (const { row: index, end, message } of rangeFaults(spans))
          issues.push({ code: 'custom', input: value, path: [index, ends[end]], message });
      },
    );
