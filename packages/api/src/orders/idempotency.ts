import { Refusal } from '../core/refusal';

/** The header that makes a repeated create-order answer with the first order instead of placing a second. */
export const idempotencyHeader = 'Idempotency-Key';

/** The key of a request; `undefined` without one. Throws a 400 for an empty key or one over 255 characters. */
export const readIdempotencyKey = (header: string | null | undefined): string | undefined => {
  if (header === null || header === undefined) return undefined;
  if (header.length > 0 && header.length <= 255) return header;
  throw new Refusal(400, `The ${idempotencyHeader} header must have 1 to 255 characters`);
};
