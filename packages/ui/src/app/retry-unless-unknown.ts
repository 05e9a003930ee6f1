import { ApiError } from '@gifting/api/core/error';

/** The way to try a failed read again; none when nothing is at the address, as nothing will be however often it is asked for. */
export const retryUnlessUnknown = (error: Error, retry: () => void): (() => void) | undefined =>
  error instanceof ApiError && error.status === 404 ? undefined : retry;
