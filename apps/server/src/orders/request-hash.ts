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
 * SHA-256 of what an order asks for, the same for every spelling of the same request and for either way to pay. The
 * buyer is left out: an order is always the session's.
 */
export const requestHash = (request: OrderRequest): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(requestIdentity(request))))
    .digest('hex');
