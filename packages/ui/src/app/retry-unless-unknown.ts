import { ApiError } from '@gifting/api/core/error';

/** Nothing is at the address a read asked for (404), or nothing could be: no id is written like that (422). */
export const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** The way to try a failed read again; none when nothing is at the address, as nothing will be however often it is asked for. */
export const retryUnlessUnknown = (error: Error, retry: () => void): (() => void) | undefined =>
  isUnknown(error) ? undefined : retry;
