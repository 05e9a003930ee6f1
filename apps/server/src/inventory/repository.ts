import type { InventoryDetail, InventoryItem } from '@gifting/domain/inventory/inventory';
import { campaignStatuses } from '@gifting/domain/orders/order-status';
import type { Page, PageQuery } from '@gifting/domain/wire/page';
import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { afterCursor, readPage } from '../database/page';
import { claimGifts, orderItems, orders } from '../database/schema';

/** Selects the gifts of campaigns whose orders hold, the newest first. */
const select = (db: Database, condition?: SQL) =>
  db
    .select({
      id: orderItems.id,
      orderId: orders.id,
      campaign: sql<string>`coalesce(${orders.campaignName}, '')`,
      name: orderItems.productName,
      picture: orderItems.picture,
      status: orders.status,
      price: orderItems.unitMinor,
      currency: orders.currency,
      bought: orderItems.quantity,
      claimed: db.$count(claimGifts, eq(claimGifts.orderItemId, orderItems.id)),
      dueDate: orders.dueDate,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(isNotNull(orders.campaignType), inArray(orders.status, [...campaignStatuses]), condition))
    .orderBy(desc(orderItems.id));

type Row = Awaited<ReturnType<typeof select>>[number];

const toItem = (row: Row): InventoryItem => ({
  ...row,
  id: String(row.id),
  orderId: String(row.orderId),
});

/** Reads the inventory: the page that a query asks for, or the whole list. */
export const readInventory = (db: Database, query: PageQuery): Promise<Page<InventoryItem>> =>
  readPage(query, select(db, afterCursor(orderItems.id, query)), (rows) => rows.map(toItem));

/** Finds one item of the inventory, with the sizes that were chosen. */
export const findInventoryItem = async (db: Database, id: number): Promise<InventoryDetail | undefined> => {
  const [row] = await select(db, eq(orderItems.id, id));
  if (!row) return undefined;
  const sizes = await db
    .select({ size: claimGifts.size, count: count() })
    .from(claimGifts)
    .where(eq(claimGifts.orderItemId, id))
    .groupBy(claimGifts.size)
    .orderBy(desc(count()), asc(claimGifts.size));
  return { ...toItem(row), sizes };
};
