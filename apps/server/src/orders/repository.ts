import type { GiftNote } from '@gifting/domain/orders/gift-note';
import type { DocumentKind } from '@gifting/domain/orders/invoicing';
import type { OrderDetail, OrderListItem } from '@gifting/domain/orders/order';
import type { OrderAddress } from '@gifting/domain/orders/order-parts';
import { type OrderStatus, type StatusGroup, statusGroups } from '@gifting/domain/orders/order-status';
import type { OrderTax } from '@gifting/domain/tax/order-tax';
import { limitOf, type Page, type PageQuery, toPage } from '@gifting/domain/wire/page';
import { and, asc, between, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { type addressKind, documents, orderAddresses, orderItems, orders } from '../database/schema';
import { findHeldUntil } from '../payments/repository';

/** The condition for a buyer's own orders, in a query that runs with `userId`. */
export const ownOrder = eq(orders.userId, sql.placeholder('userId'));

const listed = {
  id: orders.id,
  status: orders.status,
  dueDate: orders.dueDate,
  price: orders.totalMinor,
  quantity: orders.packs,
  currency: orders.currency,
};

const [before, most] = [lt(orders.id, sql.placeholder('before')), sql.placeholder('count')];

/**
 * Selects a page of each status and of these the newest. The range of one status, and its place in the order, leave the index
 * of both columns as the only way: the ids alone lead through all orders of other statuses.
 */
const selectPage = (db: Database, statuses: readonly OrderStatus[], condition?: SQL) => {
  const [first, second, ...others] = statuses.map((status) =>
    db
      .select(listed)
      .from(orders)
      .where(and(condition, between(orders.status, status, status), before))
      .orderBy(desc(orders.status), desc(orders.id))
      .limit(most),
  );
  if (!first) throw new Error('A list of orders has no status');
  return second
    ? unionAll(first, second, ...others)
        .orderBy(desc(listed.id))
        .limit(most)
    : first;
};

/**
 * Creates a reader of orders in some statuses and under a condition, newest first: of the page a query asks for, or of the
 * whole list. It lists campaigns too, which are orders.
 */
export const orderReader = (name: string, statuses: readonly OrderStatus[], condition?: SQL) => {
  const whole = prepared((db) =>
    db
      .select(listed)
      .from(orders)
      .where(and(inArray(orders.status, [...statuses]), condition))
      .orderBy(desc(orders.id))
      .prepare(name),
  );
  const page = prepared((db) => selectPage(db, statuses, condition).prepare(`${name}_page`));
  return async (
    db: Database,
    query: PageQuery,
    values?: { readonly userId: number },
  ): Promise<Page<OrderListItem>> => {
    const limit = limitOf(query);
    const last = query.cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(query.cursor);
    const rows = await (limit === undefined
      ? whole(db).execute(values)
      : page(db).execute({ ...values, before: last, count: limit + 1 }));
    const items = rows.map((row) => ({ ...row, id: String(row.id) }));
    return limit === undefined ? { items } : toPage(items, limit);
  };
};

/** A reader for each group of statuses. */
const readersOf = (name: string, condition?: SQL) => {
  const reader = (group: StatusGroup) => orderReader(`${name}_${group}`, statusGroups[group], condition);
  return {
    active: reader('active'),
    pending: reader('pending'),
    cancel: reader('cancel'),
    delivered: reader('delivered'),
  } satisfies Record<StatusGroup, unknown>;
};

const allOrders = readersOf('all_orders');
const ownOrders = readersOf('own_orders', ownOrder);

/** The query of a list of orders. Without a status it is of pending orders, as specified (API-22, API-23). */
type OrdersQuery = PageQuery & { readonly status?: StatusGroup | undefined };

/** Reads all orders of a group, newest first. */
export const readAllOrders = (db: Database, query: OrdersQuery): Promise<Page<OrderListItem>> =>
  allOrders[query.status ?? 'pending'](db, query);

/** Reads a buyer's orders of a group, newest first. */
export const readOrdersOf = (
  db: Database,
  userId: number,
  query: OrdersQuery,
): Promise<Page<OrderListItem>> => ownOrders[query.status ?? 'pending'](db, query, { userId });

/** A line of an order, as orders, campaigns and claims show it. */
export const toLine = ({
  id,
  productName,
  picture,
  unitMinor,
  quantity,
}: Pick<typeof orderItems.$inferSelect, 'id' | 'productName' | 'picture' | 'unitMinor' | 'quantity'>) => ({
  id: String(id),
  name: productName,
  picture,
  unit: unitMinor,
  quantity,
});

/** Finds an order by a condition, with the details that orders and campaigns share. */
export const findRecord = async (db: Database, condition: SQL | undefined) => {
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
      .map(({ line1, line2, line3, postTown, postCode, phone }) => ({
        line1,
        line2,
        line3,
        postTown,
        postCode,
        phone,
      }));
  return {
    order,
    shown: {
      quantity: order.packs,
      total: order.totalMinor,
      currency: order.currency,
      items: items.map(toLine),
      giftBox:
        order.giftBoxName === null
          ? null
          : { name: order.giftBoxName, picture: order.giftBoxPicture, unit: order.giftBoxUnitMinor ?? 0 },
      deliveryAddresses: addressesOf('delivery'),
      billingAddresses: addressesOf('billing'),
    },
  };
};

/** Finds an order by its number, with the details that orders and campaigns share. */
export const findRecordById = (db: Database, id: number) => findRecord(db, eq(orders.id, id));

/** The stored VAT; its columns are all null without. */
export const taxOfRow = ({
  taxTreatment: treatment,
  taxCountry: country,
  taxRate: rate,
  taxMinor: tax,
  totalMinor: net,
  grossMinor: gross,
  billingCountry,
  deliveryCountry,
  vatNumber,
}: typeof orders.$inferSelect): OrderTax | null =>
  treatment === null || country === null || rate === null || tax === null || billingCountry === null
    ? null
    : {
        treatment,
        country,
        rate,
        net,
        tax,
        gross,
        deliveryCountry,
        billingCountry,
        vatNumber: vatNumber ?? '',
      };

/** The detail of an order, without its links. */
type StoredDetail = Omit<OrderDetail, 'invoiceLink' | 'creditNoteLink'>;

/** The stored note; its columns are all null without one. */
const giftNoteOf = (order: typeof orders.$inferSelect): GiftNote | null =>
  order.giftNoteStatus === null
    ? null
    : {
        status: order.giftNoteStatus,
        withoutMessage: order.giftNoteWithoutMessage ?? false,
        from: order.giftNoteFrom ?? '',
        to: order.giftNoteTo ?? '',
        message: order.giftNoteMessage ?? '',
      };

const findDetail = async (db: Database, condition: SQL | undefined): Promise<StoredDetail | undefined> => {
  const record = await findRecord(db, condition);
  if (!record) return undefined;
  const { order, shown } = record;
  const issued = await db.select().from(documents).where(eq(documents.orderId, order.id));
  const numberOf = (kind: DocumentKind) => issued.find((each) => each.kind === kind)?.number ?? null;
  const heldUntil = order.paymentStatus === 'authorised' ? await findHeldUntil(db, order.id) : null;
  return {
    ...shown,
    name: order.name,
    paymentStatus: order.paymentStatus,
    heldUntil: heldUntil?.toISOString() ?? null,
    giftNote: giftNoteOf(order),
    tax: taxOfRow(order),
    invoiceNumber: numberOf('invoice'),
    creditNoteNumber: numberOf('credit_note'),
  };
};

/** Finds any order. */
export const findOrder = (db: Database, id: number): Promise<StoredDetail | undefined> =>
  findDetail(db, eq(orders.id, id));

/** Finds a buyer's order. */
export const findOrderOf = (db: Database, id: number, userId: number): Promise<StoredDetail | undefined> =>
  findDetail(db, and(eq(orders.id, id), eq(orders.userId, userId)));
