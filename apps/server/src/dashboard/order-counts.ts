import type { SummaryFacts } from '@gifting/domain/dashboard/summarise';
import { count, eq, type SQL, sql, sum } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orderCounts, orders } from '../database/schema';

type Counts = SummaryFacts['counts'];

/** Counts the orders of a buyer by month and status. */
export const countOrdersOf = (db: Database, userId: number): Promise<Counts> => {
  const month = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM')`;
  return db
    .select({
      status: orders.status,
      month,
      orders: count(),
      packs: sum(orders.packs).mapWith(Number),
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(orders.status, month);
};

const { status, month } = orderCounts;
const sums = {
  orders: sum(orderCounts.orders).mapWith(Number),
  packs: sum(orderCounts.packs).mapWith(Number),
};

/** Counts all orders by month and status, without looking at one. */
export const countAllOrders = (db: Database): Promise<Counts> =>
  db
    .select({ status, month, ...sums })
    .from(orderCounts)
    .groupBy(status, month);

/** Folds the counts of each month and status into one row. Orders that are placed meanwhile wait for nothing. */
export const foldOrderCounts = async (db: Database): Promise<void> => {
  const total = (column: SQL) => sql`sum(${column})`;
  await db.execute(sql`
    with gone as (delete from ${orderCounts} returning *)
    insert into ${orderCounts} (status, month, orders, packs)
    select status, month, ${total(sql`orders`)}, ${total(sql`packs`)} from gone group by status, month`);
};
