/** Formats a date as en-GB does: `01/11/2025` (E-06). */
const format = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * The calendar day of an ISO date or date-time, in en-GB and independent of the reader's time zone. `null` for a missing
 * or invalid date.
 */
export const formatDay = (iso: string | null): string | null => {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(iso ?? '')?.[1];
  const date = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(date) ? null : format.format(date);
};
