import { onFirstUse } from '../intl/on-first-use';

/** Formats a date as en-GB does: `01/11/2025` (E-06). */
const format = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
);

/**
 * The calendar day of an ISO date or date-time, in en-GB and independent of the reader's time zone. `null` for a missing
 * or invalid date.
 */
export const formatDay = (iso: string | null): string | null => {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(iso ?? '')?.[1];
  const date = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(date) ? null : format().format(date);
};

/** The day of a moment in UTC, as an ISO date. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day of a moment in a time zone such as Europe/London, as an ISO date. */
export const localDay = (moment: Date, timeZone: string): string =>
  moment.toLocaleDateString('sv-SE', { timeZone });

const short = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** The day and the month of an ISO date or moment in UTC, as a calendar leaf shows them: `5` and `Dec`. */
export const dayAndMonth = (iso: string): { readonly day: string; readonly month: string } => {
  const parts = new Map(
    short()
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  return { day: parts.get('day') ?? '', month: parts.get('month') ?? '' };
};
