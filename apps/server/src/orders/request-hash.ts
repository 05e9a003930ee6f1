import { createHash } from 'node:crypto';
import { type OrderRequest, requestIdentity } from '@gifting/domain/orders/payload';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/**
 * The SHA-256 of a request, independent of key order and of the payment choice. The buyer is left out: an
 * order always belongs to the session.
 */
export const requestHash = (request: OrderRequest): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(requestIdentity(request))))
    .digest('hex');
