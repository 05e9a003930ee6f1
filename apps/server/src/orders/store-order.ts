import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { columnwise, insertion, manyRows, oneRow } from '../database/insertion';
import { prepared } from '../database/prepared';
import { orderAddresses, orderItems, orders } from '../database/schema';

// Without what the database sets itself.
const {
  id: _number,
  paymentStatus: _unpaid,
  dueDate: _open,
  createdAt: _now,
  ...orderColumns
} = getTableColumns(orders);
const { id: _line, orderId: itemsOf, ...itemColumns } = getTableColumns(orderItems);
const { orderId: addressesOf, ...addressColumns } = getTableColumns(orderAddresses);

/** An order as it is stored when it is placed. */
export type OrderRow = Pick<typeof orders.$inferSelect, keyof typeof orderColumns>;
/** One of its products. */
export type ItemRow = Pick<typeof orderItems.$inferSelect, keyof typeof itemColumns>;
/** One of its addresses. */
export type AddressRow = Pick<typeof orderAddresses.$inferSelect, keyof typeof addressColumns>;

/** One statement, so it needs no transaction around it: each message to the embedded database costs as much as a row. */
const storing = prepared((db) => {
  const placed = db.$with('placed', { id: orders.id }).as(
    sql`${insertion(orders, Object.values(orderColumns), oneRow(orderColumns))}
      on conflict (${sql.identifier(orders.userId.name)}, ${sql.identifier(orders.idempotencyKey.name)}) do nothing
      returning ${orders.id}`,
  );
  const belonging = (
    name: string,
    table: PgTable,
    orderId: PgColumn,
    columns: Readonly<Record<string, PgColumn>>,
  ) =>
    db
      .$with(name, {})
      .as(
        insertion(
          table,
          [orderId, ...Object.values(columns)],
          sql`select ${placed.id}, ${sql.identifier(name)}.* from ${placed}, ${manyRows(name, columns)}`,
        ),
      );
  const addresses = belonging('address', orderAddresses, addressesOf, addressColumns);
  const items = belonging('item', orderItems, itemsOf, itemColumns);
  return db.with(placed, addresses, items).select({ id: placed.id }).from(placed).prepare('store_order');
});

/** What an order is stored with. */
interface StoredOrder {
  readonly order: OrderRow;
  readonly items: readonly ItemRow[];
  readonly addresses: readonly AddressRow[];
}

/** Stores an order with its lines and addresses, whole or not at all: its id, or `undefined` when its key was used before. */
export const storeOrder = async (
  db: Database,
  { order, items, addresses }: StoredOrder,
): Promise<number | undefined> => {
  const [stored] = await storing(db).execute({
    ...order,
    ...columnwise('item', itemColumns, items),
    ...columnwise('address', addressColumns, addresses),
  });
  return stored?.id;
};
