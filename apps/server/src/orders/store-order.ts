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

/** The largest number of rows whose statement a connection keeps prepared. */
const mostPrepared = 8;

/** Names the statement of a number of rows; an empty name prepares nothing. */
const nameFor = (what: string, { length }: readonly unknown[]): string =>
  length <= mostPrepared ? `insert_${what}_${length}` : '';

/** Stores an order with its items and addresses in one transaction. Returns its id, or `undefined` for a used key. */
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
    const addressRows = addresses.map((row) => ({ ...row, orderId }));
    const itemRows = items.map((row) => ({ ...row, orderId }));
    await tx.insert(orderAddresses).values(addressRows).prepare(nameFor('addresses', addressRows)).execute();
    if (itemRows.length > 0)
      await tx.insert(orderItems).values(itemRows).prepare(nameFor('items', itemRows)).execute();
    return orderId;
  });
