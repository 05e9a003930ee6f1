import { instantOf, isTimeZone, isWallTime } from '../dates/wall-time';

/**
 * When a microsite is open, in wall times of its buyer's time zone: what the buyer meant stays true if the zone changes
 * its rules. Without `opens` it is open at once, without `closes` until all gifts are taken.
 */
export interface Opening {
  readonly opens: string | null;
  readonly closes: string | null;
  readonly timeZone: string | null;
}

const instant = (time: string | null, timeZone: string | null, repeated: 'first' | 'second'): Date | null =>
  time !== null && timeZone !== null && isWallTime(time) && isTimeZone(timeZone)
    ? instantOf(time, timeZone, repeated)
    : null;

/**
 * The instants of an opening; `null` for a time that is left out or cannot be read. Of a wall time shown twice, it opens
 * at the first and closes at the second.
 */
export const instantsOf = ({ opens, closes, timeZone }: Opening) => ({
  opensAt: instant(opens, timeZone, 'first'),
  closesAt: instant(closes, timeZone, 'second'),
});

/** Where a microsite is in time. */
export const timeOf = (opening: Opening, now: Date): 'before opening' | 'open' | 'after closing' => {
  const { opensAt, closesAt } = instantsOf(opening);
  if (closesAt !== null && now >= closesAt) return 'after closing';
  return opensAt !== null && now < opensAt ? 'before opening' : 'open';
};

/** Whether a microsite closes after it opens, if it does both. */
export const closesAfterOpening = (opening: Opening): boolean => {
  const { opensAt, closesAt } = instantsOf(opening);
  return opensAt === null || closesAt === null || opensAt < closesAt;
};
