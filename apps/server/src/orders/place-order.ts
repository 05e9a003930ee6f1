import { fieldRefusal, found, Refusal } from '@gifting/api/core/refusal';
import { alreadyOrderedText, fieldTexts, missingTexts } from '@gifting/api/core/texts';
import { existingOrder } from '@gifting/domain/orders/existing-order';
import type { OrderRequest } from '@gifting/domain/orders/payload';
import type { TaxBasis } from '@gifting/domain/tax/order-tax';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ownsArtwork } from '../artwork/repository';
import type { Database } from '../database/database';
import { numericId } from '../database/numeric-id';
import { prepared } from '../database/prepared';
import { orders } from '../database/schema';
import { taxRequested, toAddressRows, toItemRows, toOrderRow } from './order-record';
import { priceOrder } from './price-order';
import { requestHash } from './request-hash';
import { storeOrder } from './store-order';

interface OrderToPlace {
  readonly userId: number;
  readonly request: OrderRequest;
  /** The same for every retry of an order. Without one every request creates an order. */
  readonly idempotencyKey: string | undefined;
  /** `null` where the seller charges no VAT. */
  readonly taxBasis: TaxBasis | null;
}

const firstOfKey = prepared((db) =>
  db
    .select({ id: orders.id, requestHash: orders.requestHash })
    .from(orders)
    .where(
      and(
        eq(orders.userId, sql.placeholder('userId')),
        eq(orders.idempotencyKey, sql.placeholder('idempotencyKey')),
      ),
    )
    .prepare('first_of_key'),
);

/** A retry may choose another way to pay: the order follows (BR-08). */
const choosePayment = (db: Database, id: number, { pay_now, get_invoice }: OrderRequest) =>
  db.update(orders).set({ payNow: pay_now, getInvoice: get_invoice }).where(eq(orders.id, id));

/** The order, and whether an earlier request placed it. */
interface PlacedOrder {
  readonly id: number;
  readonly repeated: boolean;
}

/**
 * Finds the order of a used key; `undefined` for none. Throws a 422 if it was another order,
 * a 409 if the request accepts only a new one.
 */
const repeatOrder = async (
  db: Database,
  { userId, request, idempotencyKey }: OrderToPlace,
  hash: string,
): Promise<PlacedOrder | undefined> => {
  if (idempotencyKey === undefined) return undefined;
  const [first] = await firstOfKey(db).execute({ userId, idempotencyKey });
  if (!first) return undefined;
  if (first.requestHash !== hash) throw fieldRefusal({ 'Idempotency-Key': [fieldTexts.keyUsed] });
  if (request.only_new)
    throw new Refusal(409, alreadyOrderedText, {
      details: z.encode(existingOrder, { orderNumber: String(first.id) }),
    });
  await choosePayment(db, first.id, request);
  return { id: first.id, repeated: true };
};

/** Prices and stores an order; `undefined` if its key was used. Throws a 404 for artwork that is not the buyer's. */
const storeNew = async (
  db: Database,
  { userId, request, idempotencyKey, taxBasis }: OrderToPlace,
  hash: string,
): Promise<PlacedOrder | undefined> => {
  const { artwork_id: artworkId } = request;
  if (artworkId !== undefined) {
    const id = found(numericId(artworkId), missingTexts.artwork);
    if (!(await ownsArtwork(db, id, userId))) throw new Refusal(404, missingTexts.artwork);
  }
  const priced = await priceOrder(db, request);
  const id = await storeOrder(db, {
    order: {
      ...toOrderRow(request, priced, taxRequested(request, priced, taxBasis)),
      userId,
      idempotencyKey: idempotencyKey ?? null,
      requestHash: idempotencyKey === undefined ? null : hash,
    },
    items: toItemRows(request.number_of_boxes, priced),
    addresses: toAddressRows(request),
  });
  return id === undefined ? undefined : { id, repeated: false };
};

/**
 * Places an order whole or not at all. A used key returns its order and updates the way to pay. Throws a 422
 * for another order with the same key, and for one that cannot be priced.
 */
export const placeOrder = async (db: Database, order: OrderToPlace): Promise<PlacedOrder> => {
  const hash = requestHash(order.request);
  try {
    const placed = await storeNew(db, order, hash);
    if (placed) return placed;
  } catch (refusal) {
    // A retry succeeds even if the catalogue has changed since.
    const known = refusal instanceof Refusal ? await repeatOrder(db, order, hash) : undefined;
    if (known) return known;
    throw refusal;
  }
  const known = await repeatOrder(db, order, hash);
  if (!known) throw new Error('An order met a conflict with an order that is not there');
  return known;
};
