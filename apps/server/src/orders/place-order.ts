import { fieldTexts } from '@gifting/api/core/texts';
import type { OrderRequest } from '@gifting/domain/orders/payload';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orderAddresses, orderItems, orders } from '../database/schema';
import { fieldFailure } from '../http/failure';
import { toAddressRows, toItemRows, toOrderRow } from './order-record';
import { priceOrder } from './price-order';
import { requestHash } from './request-hash';

interface OrderToPlace {
  readonly userId: number;
  readonly request: OrderRequest;
  /** The caller's name for this order, the same at each attempt. Without one every attempt is an order. */
  readonly idempotencyKey: string | undefined;
}

const findFirst = async (
  db: Database,
  userId: number,
  key: string,
): Promise<{ id: number; requestHash: string | null } | undefined> => {
  const [first] = await db
    .select({ id: orders.id, requestHash: orders.requestHash })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)))
    .for('update');
  return first;
};

/** The buyer who could not know that the order was stored may have chosen to pay otherwise: the order follows (BR-08). */
const choosePayment = (db: Database, id: number, { pay_now, get_invoice }: OrderRequest) =>
  db.update(orders).set({ payNow: pay_now, getInvoice: get_invoice }).where(eq(orders.id, id));

/** The order that was placed, now or by an attempt before. */
interface PlacedOrder {
  readonly id: number;
  readonly repeated: boolean;
}

/**
 * Places an order whole or not at all. With a key that was used before, the first order is returned and nothing but the
 * choice of payment is stored; the same key with another order is a 422, as is an order that cannot be priced.
 */
export const placeOrder = (
  db: Database,
  { userId, request, idempotencyKey: key }: OrderToPlace,
): Promise<PlacedOrder> => {
  const hash = requestHash(request);
  const repeat = async (tx: Database): Promise<PlacedOrder | undefined> => {
    const first = key === undefined ? undefined : await findFirst(tx, userId, key);
    if (first && first.requestHash !== hash) throw fieldFailure({ 'Idempotency-Key': [fieldTexts.keyUsed] });
    if (!first) return undefined;
    await choosePayment(tx, first.id, request);
    return { id: first.id, repeated: true };
  };
  return db.transaction(async (tx) => {
    // Before anything is checked: a repeat is answered even when a product has left the catalogue since.
    const known = await repeat(tx);
    if (known !== undefined) return known;
    const priced = await priceOrder(tx, request);
    const [added] = await tx
      .insert(orders)
      .values({
        ...toOrderRow(request, priced),
        userId,
        ...(key !== undefined && { idempotencyKey: key, requestHash: hash }),
      })
      .onConflictDoNothing({ target: [orders.userId, orders.idempotencyKey] })
      .returning({ id: orders.id });
    if (!added) {
      // The same order, sent at the same time, was first: the conflict waited until it was committed.
      const first = await repeat(tx);
      if (first === undefined) throw new Error('An order met a conflict with an order that is not there');
      return first;
    }
    await tx.insert(orderAddresses).values(toAddressRows(added.id, request));
    const items = toItemRows(added.id, request.number_of_boxes, priced);
    if (items.length > 0) await tx.insert(orderItems).values(items);
    return { id: added.id, repeated: false };
  });
};
