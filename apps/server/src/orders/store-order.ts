import { signedOut } from '@gifting/api/core/refusal';
import { and, eq, getTableColumns, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { orderAddresses, orderItems, orders, users } from '../database/schema';
import { stateOf } from '../database/unavailable';

/** An order's columns, without those the database sets. */
export type OrderRow = Omit<
  typeof orders.$inferSelect,
  'id' | 'paymentStatus' | 'dueDate' | 'grossMinor' | 'createdAt'
>;
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

/** How a prepared statement of several rows names a value. */
const valueName = (column: string, place: number): string => `${column}_${place}`;

/** The values of rows, as a prepared statement names them. */
const valuesOf = (rows: readonly object[]): Record<string, unknown> =>
  Object.fromEntries(
    rows.flatMap((row, place) =>
      Object.entries(row).map(([column, value]) => [valueName(column, place), value]),
    ),
  );

/** A row of placeholders for all columns of a table but those that the database sets. */
const placeholders = <Row extends object>(table: PgTable, set: readonly string[], place = 0) =>
  Object.fromEntries(
    Object.keys(getTableColumns(table))
      .filter((column) => !set.includes(column))
      .map((column) => [column, sql.placeholder(valueName(column, place))]),
  ) as Record<keyof Row, Placeholder>;

/**
 * A buyer whose account is not deleted, else null. Waits for a deletion that has begun; locked, so that none begins before
 * the order is stored.
 */
const remainingBuyer = sql`(
  select ${users.id} from ${users}
  where ${and(eq(users.id, sql.placeholder(valueName('userId', 0))), isNull(users.deletedAt))}
  for key share)`;

const insertOrder = prepared((db) =>
  db
    .insert(orders)
    .values({
      ...placeholders<OrderRow>(orders, ['id', 'paymentStatus', 'dueDate', 'grossMinor', 'createdAt']),
      userId: remainingBuyer,
    })
    .onConflictDoNothing({ target: [orders.userId, orders.idempotencyKey] })
    .returning({ id: orders.id })
    .prepare('insert_order'),
);

type OfOrder<Row> = Row & { readonly orderId: number };

/** Prepares the insertion of one row, of two, and so on. */
const byCount = <Query extends object>(build: (db: Database, places: readonly number[]) => Query) =>
  Array.from({ length: mostPrepared }, (_, last) =>
    prepared((db) =>
      build(
        db,
        Array.from({ length: last + 1 }, (_, place) => place),
      ),
    ),
  );

const insertAddresses = byCount((db, places) =>
  db
    .insert(orderAddresses)
    .values(places.map((place) => placeholders<OfOrder<AddressRow>>(orderAddresses, [], place)))
    .prepare(`insert_addresses_${places.length}`),
);

const insertItems = byCount((db, places) =>
  db
    .insert(orderItems)
    .values(places.map((place) => placeholders<OfOrder<ItemRow>>(orderItems, ['id'], place)))
    .prepare(`insert_items_${places.length}`),
);

/** Whether an order was refused because its buyer was null; nothing else of an order can be. */
const isMissing = (error: unknown): boolean => stateOf(error) === '23502';

/** Stores an order with its items and addresses in one transaction. Returns its id, or `undefined` for a used key. */
export const storeOrder = (
  db: Database,
  { order, items, addresses }: NewOrder,
): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const [stored] = await insertOrder(tx)
      .execute(valuesOf([order]))
      .catch((error: unknown) => {
        throw isMissing(error) ? signedOut() : error;
      });
    if (!stored) return undefined;
    const orderId = stored.id;
    const addressRows = addresses.map((row) => ({ ...row, orderId }));
    const itemRows = items.map((row) => ({ ...row, orderId }));
    const addressQuery = insertAddresses[addressRows.length - 1];
    await (addressQuery?.(tx).execute(valuesOf(addressRows)) ??
      tx.insert(orderAddresses).values(addressRows));
    if (itemRows.length === 0) return orderId;
    const itemQuery = insertItems[itemRows.length - 1];
    await (itemQuery?.(tx).execute(valuesOf(itemRows)) ?? tx.insert(orderItems).values(itemRows));
    return orderId;
  });
