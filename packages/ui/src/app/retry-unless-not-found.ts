import { ApiError } from '@gifting/api/core/error';

/** The read found nothing (404), or its id is malformed (422). */
export const isNotFound = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** Refetches a failed read; `undefined` when nothing is at the address, because a retry cannot help. */
export const retryUnlessNotFound = (error: Error, retry: () => void): (() => void) | undefined =>
  isNotFound(error) ? undefined : retry;
