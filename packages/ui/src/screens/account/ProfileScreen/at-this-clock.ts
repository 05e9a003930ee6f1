import { formatInstant } from '@gifting/domain/dates/wall-time';

/** A time as the clock here shows it. */
export const atThisClock = (instant: string): string =>
  formatInstant(new Date(instant), Intl.DateTimeFormat().resolvedOptions().timeZone);
