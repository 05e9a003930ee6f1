import type { Role } from '@gifting/domain/account/user';
import { summarise, summaryRows, waitingStatuses } from '@gifting/domain/dashboard/summarise';
import type { ActivityKind, DashboardSummary, KeyDateKind } from '@gifting/domain/dashboard/summary';
import { dayOf } from '@gifting/domain/dates/dates';
import { leftOf } from '@gifting/domain/inventory/inventory';
import { statusGroups } from '@gifting/domain/orders/order-status';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Caller } from '../account/caller';
import type { Database } from '../database/database';
import {
  claimGifts,
  claimLinks,
  claims,
  closingDay,
  microsites,
  orderEvents,
  orderItems,
  orders,
  payments,
} from '../database/schema';
import { countAllOrders, countOrdersOf } from './order-counts';

/** The order that a row is about. */
const subject = { orderId: orders.id, name: sql<string>`coalesce(${orders.campaignName}, '')`.as('name') };

const withId = <Row extends { readonly orderId: number }>(row: Row) => ({
  ...row,
  orderId: String(row.orderId),
});

/** Reads the oldest of each status: no index finds several statuses in the order of their ids. */
const readWaiting = async (db: Database, own: SQL | undefined, role: Role) => {
  const oldest = waitingStatuses(role).map((status) =>
    db
      .select({ ...subject, status: orders.status })
      .from(orders)
      .where(and(own, eq(orders.status, status)))
      .orderBy(asc(orders.id))
      .limit(summaryRows.waiting),
  );
  const rows = (await Promise.all(oldest)).flat().sort((one, other) => one.orderId - other.orderId);
  return rows.slice(0, summaryRows.waiting).map(withId);
};

/** Selects campaigns under way. */
const running = and(
  isNotNull(orders.campaignType),
  inArray(orders.status, [...statusGroups.active]),
  sql`not exists (
    select from ${microsites} where ${microsites.orderId} = ${orders.id} and ${microsites.cancelled})`,
);

const readStock = async (db: Database, own: SQL | undefined) => {
  const taken = db.$count(claimGifts, eq(claimGifts.orderItemId, orderItems.id));
  const rows = await db
    .select({
      ...subject,
      itemId: orderItems.id,
      gift: orderItems.productName,
      of: orderItems.quantity,
      taken: sql`${taken}`.mapWith(Number).as('taken'),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(own, running))
    .orderBy(desc(sql`${taken}::float / ${orderItems.quantity}`), asc(orderItems.id))
    .limit(summaryRows.stock);
  return rows.map(({ taken: claimed, itemId, ...row }) => ({
    ...withId(row),
    itemId: String(itemId),
    left: leftOf({ bought: row.of, claimed }),
  }));
};

const readCampaigns = async (db: Database, own: SQL | undefined) => {
  const newest = await db
    .select({ ...subject, people: orders.packs })
    .from(orders)
    .where(and(own, running))
    .orderBy(desc(orders.id))
    .limit(summaryRows.campaigns);
  const ids = newest.map(({ orderId }) => orderId);
  const counts = await db
    .select({ orderId: claimLinks.orderId, claimed: count() })
    .from(claims)
    .innerJoin(claimLinks, eq(claimLinks.id, claims.linkId))
    .where(and(inArray(claimLinks.orderId, ids), isNull(claims.withdrawnAt)))
    .groupBy(claimLinks.orderId);
  const claimed = new Map(counts.map((row) => [row.orderId, row.claimed]));
  return newest.map((row) => withId({ ...row, claimed: claimed.get(row.orderId) ?? 0 }));
};

/** A kind as a column of its own. */
const kindOf = <Kind extends string>(kind: Kind | SQL) => sql<Kind>`${kind}::text`.as('kind');

const readActivity = async (db: Database, own: SQL | undefined) => {
  const placed = db
    .select({ ...subject, kind: kindOf<ActivityKind>('placed'), at: orders.createdAt })
    .from(orders)
    .where(own)
    .orderBy(desc(orders.id))
    .limit(summaryRows.activity);
  const moved = db
    .select({ ...subject, kind: kindOf<ActivityKind>(sql`${orderEvents.status}`), at: orderEvents.createdAt })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(own)
    .orderBy(desc(orderEvents.createdAt))
    .limit(summaryRows.activity);
  const claimed = db
    .select({ ...subject, kind: kindOf<ActivityKind>('claimed'), at: claims.createdAt })
    .from(claims)
    .innerJoin(claimLinks, eq(claimLinks.id, claims.linkId))
    .innerJoin(orders, eq(orders.id, claimLinks.orderId))
    .where(own)
    .orderBy(desc(claims.id))
    .limit(summaryRows.activity);
  const rows = await unionAll(placed, moved, claimed);
  return rows.map((row) => ({ ...withId(row), at: row.at.toISOString() }));
};

const readDates = async (db: Database, own: SQL | undefined, day: string) => {
  const on = (column: SQL | typeof orders.dueDate) => sql<string>`${column}::text`.as('on_day');
  // For each order by itself: a join would read the events of all orders.
  const latest = db
    .select({ answerBy: orderEvents.answerBy })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orders.id))
    .orderBy(desc(orderEvents.position))
    .limit(1)
    .as('latest');
  const answers = db
    .select({ ...subject, kind: kindOf<KeyDateKind>('answer'), on: on(sql`${latest.answerBy}`) })
    .from(orders)
    .innerJoinLateral(latest, sql`true`)
    .where(and(own, eq(orders.status, 'proof_sent'), gte(latest.answerBy, day)));
  const deliveries = db
    .select({ ...subject, kind: kindOf<KeyDateKind>('delivery'), on: on(orders.dueDate) })
    .from(orders)
    .where(and(own, inArray(orders.status, [...statusGroups.active]), gte(orders.dueDate, day)));
  const closes = closingDay(microsites.closes);
  const closings = db
    .select({ ...subject, kind: kindOf<KeyDateKind>('closing'), on: on(closes) })
    .from(microsites)
    .innerJoin(orders, eq(orders.id, microsites.orderId))
    .where(and(own, running, gte(closes, day)));
  const held = sql`(${payments.heldUntil} at time zone 'UTC')::date`;
  const holds = db
    .select({ ...subject, kind: kindOf<KeyDateKind>('payment'), on: on(held) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(own, eq(payments.state, 'authorised'), gte(held, sql`${day}::date`)));
  const dates = unionAll(answers, deliveries, closings, holds).as('dates');
  const rows = await db
    .select({
      orderId: dates.orderId,
      name: dates.name,
      kind: dates.kind,
      on: dates.on,
      all: sql`count(*) over ()`.mapWith(Number),
    })
    .from(dates)
    .orderBy(asc(dates.on), asc(dates.orderId))
    .limit(summaryRows.dates);
  return { dates: rows.map(({ all: _all, ...row }) => withId(row)), dateCount: rows[0]?.all ?? 0 };
};

/** Summarises the orders of a buyer; every order for an administrator. */
export const readSummary = async (
  db: Database,
  { id, role }: Pick<Caller, 'id' | 'role'>,
  now: Date,
): Promise<DashboardSummary> => {
  const own = role === 'admin' ? undefined : eq(orders.userId, id);
  return summarise(
    {
      counts: await (role === 'admin' ? countAllOrders(db) : countOrdersOf(db, id)),
      waiting: await readWaiting(db, own, role),
      stock: await readStock(db, own),
      campaigns: await readCampaigns(db, own),
      activity: await readActivity(db, own),
      ...(await readDates(db, own, dayOf(now))),
    },
    role,
    now,
  );
};
