/** A date as people here write it, `01/11/2025` (E-06). */
const format = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * The day of an ISO date or date-time, in en-GB. The calendar day that is written is the day that is shown, whatever
 * the reader's time zone. `null` when there is none or it is no date.
 */
export const formatDay = (iso: string | null): string | null => {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(iso ?? '')?.[1];
  const date = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(date) ? null : format.format(date);
};
