import type { OrderAddress, OrderDetail, OrderListItem } from '@gifting/domain/orders/order';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type addressKind, orderAddresses, orderItems, orders } from '../database/schema';

const readList = async (db: Database, condition?: SQL): Promise<OrderListItem[]> => {
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      dueDate: orders.dueDate,
      price: orders.totalMinor,
      quantity: orders.packs,
      currency: orders.currency,
    })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), condition))
    .orderBy(desc(orders.id));
  return rows.map(({ id, ...rest }) => ({ ...rest, id: String(id) }));
};

/** Every buyer's pending orders, newest first. */
export const readAllOrders = (db: Database): Promise<OrderListItem[]> => readList(db);

/** A buyer's own pending orders, newest first. */
export const readOrdersOf = (db: Database, userId: number): Promise<OrderListItem[]> =>
  readList(db, eq(orders.userId, userId));

const findDetail = async (db: Database, condition: SQL | undefined): Promise<OrderDetail | undefined> => {
  const [order] = await db.select().from(orders).where(condition);
  if (!order) return undefined;
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  const addresses = await db
    .select()
    .from(orderAddresses)
    .where(eq(orderAddresses.orderId, order.id))
    .orderBy(asc(orderAddresses.position));
  const addressesOf = (kind: (typeof addressKind.enumValues)[number]): OrderAddress[] =>
    addresses
      .filter((address) => address.kind === kind)
      .map(({ line1, line2, line3, postTown, postCode }) => ({ line1, line2, line3, postTown, postCode }));
  return {
    name: order.name,
    paymentStatus: order.paymentStatus,
    quantity: order.packs,
    total: order.totalMinor,
    currency: order.currency,
    items: items.map(({ productName, picture, unitMinor, quantity }) => ({
      name: productName,
      picture,
      unit: unitMinor,
      quantity,
    })),
    giftBox:
      order.giftBoxName === null
        ? null
        : { name: order.giftBoxName, picture: order.giftBoxPicture, unit: order.giftBoxUnitMinor ?? 0 },
    deliveryAddresses: addressesOf('delivery'),
    billingAddresses: addressesOf('billing'),
  };
};

/** Any order. */
export const findOrder = (db: Database, id: number): Promise<OrderDetail | undefined> =>
  findDetail(db, eq(orders.id, id));

/** An order, when it is this buyer's. */
export const findOrderOf = (db: Database, id: number, userId: number): Promise<OrderDetail | undefined> =>
  findDetail(db, and(eq(orders.id, id), eq(orders.userId, userId)));
