import { count, eq, sql, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderCounts, orders } from '../database/schema';
import { orderPayloadOf } from '../testing/order-payload';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';
import { countAllOrders, countOrdersOf, foldOrderCounts } from './order-counts';

let app: TestApp;
let buyer: Person;
beforeAll(async () => {
  app = await createTestApp();
  buyer = await app.person();
});
afterAll(() => app.close());

const place = async (): Promise<number> => {
  const { status } = await app.post('/api/v1/create-order', orderPayloadOf(), { token: buyer.token });
  expect(status).toBe(200);
  const newest = await app.db.select({ id: orders.id }).from(orders).orderBy(sql`${orders.id} desc`).limit(1);
  return newest[0]?.id ?? 0;
};

/** What counting every order gives. */
const counted = async () =>
  app.db
    .select({ status: orders.status, orders: count(), packs: sum(orders.packs).mapWith(Number) })
    .from(orders)
    .groupBy(orders.status)
    .orderBy(orders.status);

const kept = async () =>
  (await countAllOrders(app.db))
    .filter((row) => row.orders > 0)
    .map(({ month: _month, ...row }) => row)
    .sort((one, other) => one.orders - other.orders);

it('counts orders as they are placed and move on, and the same after its rows were folded', async () => {
  const ids = [await place(), await place(), await place()];
  expect(await kept()).toEqual(await counted());
  const cancelled = await app.post(
    `/api/v1/order/${ids[0]}/lifecycle`,
    { action: 'cancel', version: null },
    { token: buyer.token },
  );
  expect(cancelled.status).toBe(200);
  const both = [
    { status: 'cancelled', orders: 1 },
    { status: 'pending', orders: 2 },
  ];
  expect(await kept()).toMatchObject(both);
  expect(await countOrdersOf(app.db, buyer.id)).toHaveLength(2);

  await foldOrderCounts(app.db);
  await foldOrderCounts(app.db);
  expect(await kept()).toMatchObject(both);
  expect(await app.db.$count(orderCounts)).toBe(2);
  await app.db
    .update(orders)
    .set({ paymentStatus: 'authorised' })
    .where(eq(orders.id, ids[1] ?? 0));
  expect(await app.db.$count(orderCounts)).toBe(2);
});
