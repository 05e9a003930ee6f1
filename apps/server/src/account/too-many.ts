import { Refusal } from '@gifting/api/core/refusal';
import type { Limit, Throttle } from './throttle';

/** The 429 of a throttle: `wait` is in milliseconds, `what` has been too many. */
export const tooMany = (wait: number, what = 'failed attempts'): Refusal => {
  const minutes = Math.ceil(wait / 60_000);
  return new Refusal(
    429,
    `Too many ${what}. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } },
  );
};

/** Begins an attempt of {@link Throttle}. Throws the 429 of {@link tooMany} if a limit is reached. */
export const beginAttempt = async (
  throttle: Throttle,
  limits: readonly Limit[],
  what?: string,
): Promise<void> => {
  const wait = await throttle.begin(limits);
  if (wait > 0) throw tooMany(wait, what);
};
