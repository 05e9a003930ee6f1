import type { Database } from '../database/database';
import { orderAddresses, orderItems, orders } from '../database/schema';

/** An order's columns, without those the database sets. */
export type OrderRow = Omit<typeof orders.$inferSelect, 'id' | 'paymentStatus' | 'dueDate' | 'createdAt'>;
/** One of its products. */
export type ItemRow = Omit<typeof orderItems.$inferSelect, 'id' | 'orderId'>;
/** One of its addresses. */
export type AddressRow = Omit<typeof orderAddresses.$inferSelect, 'orderId'>;

interface NewOrder {
  readonly order: OrderRow;
  readonly items: readonly ItemRow[];
  readonly addresses: readonly AddressRow[];
}

/**
 * Stores an order with its items and addresses in one transaction. Returns its id, or `undefined` for a used key.
 * Prepared inserts spare a round trip each: postgres.js describes every unprepared statement with parameters first.
 */
export const storeOrder = (
  db: Database,
  { order, items, addresses }: NewOrder,
): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(orders)
      .values(order)
      .onConflictDoNothing({ target: [orders.userId, orders.idempotencyKey] })
      .returning({ id: orders.id })
      .prepare('insert_order')
      .execute();
    if (!stored) return undefined;
    const orderId = stored.id;
    await tx
      .insert(orderAddresses)
      .values(addresses.map((row) => ({ ...row, orderId })))
      .prepare('insert_addresses')
      .execute();
    if (items.length > 0)
      await tx
        .insert(orderItems)
        .values(items.map((row) => ({ ...row, orderId })))
        .prepare('insert_items')
        .execute();
    return orderId;
  });
