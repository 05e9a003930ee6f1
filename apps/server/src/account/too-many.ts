import { Refusal } from '@gifting/api/core/refusal';

/** The 429 of a throttle: `wait` is in milliseconds, `what` has been too many. */
export const tooMany = (wait: number, what = 'failed attempts'): Refusal => {
  const minutes = Math.ceil(wait / 60_000);
  return new Refusal(
    429,
    `Too many ${what}. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } },
  );
};
