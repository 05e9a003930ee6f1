import { idempotencyHeader } from '@gifting/api/orders/idempotency';
import type { OrderPayload } from '@gifting/domain/orders/payload';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderItems, orders, products } from '../database/schema';
import { orderPayloadOf } from '../testing/order-payload';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

let app: TestApp;
let buyer: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  buyer = await app.person();
});
afterAll(() => app.close());

const order = (key: string, body: OrderPayload = orderPayloadOf(), { token } = buyer) =>
  app.post('/api/v1/create-order', body, { token, headers: { [idempotencyHeader]: key } });

const ordersOf = async ({ id }: Person) =>
  (await app.db.select({ rows: count() }).from(orders).where(eq(orders.userId, id)))[0]?.rows;

describe('a key', () => {
  it('makes a repeat harmless: the first answer comes again', async () => {
    const first = await order('a');
    const second = await order('a');
    expect(first.status).toBe(200);
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await ordersOf(buyer)).toBe(1);
  });

  it('knows the same order in another spelling', async () => {
    await order('a');
    const reversed = Object.fromEntries(Object.entries(orderPayloadOf()).reverse());
    const { status } = await app.post(
      '/api/v1/create-order',
      { ...reversed, gift_box_id: '201', user_id: 12, hint: 'ignored' },
      { token: buyer.token, headers: { [idempotencyHeader.toLowerCase()]: 'a' } },
    );
    expect(status).toBe(200);
    expect(await ordersOf(buyer)).toBe(1);
  });

  it('is refused for another order', async () => {
    await order('a');
    const { status, body } = await order('a', orderPayloadOf({ campaign_name: 'Another' }));
    expect(status).toBe(422);
    expect(body).toEqual({
      success: false,
      message: 'This key was used for another order already',
      errors: { 'Idempotency-Key': ['This key was used for another order already'] },
    });
    expect(await ordersOf(buyer)).toBe(1);
  });

  it('is the same for either way to pay, and the order follows the last choice', async () => {
    await order('a', orderPayloadOf({ pay_now: true, get_invoice: false }));
    const { status } = await order('a', orderPayloadOf({ pay_now: false, get_invoice: true }));
    expect(status).toBe(200);
    expect(
      await app.db
        .select({ payNow: orders.payNow, getInvoice: orders.getInvoice })
        .from(orders)
        .where(eq(orders.userId, buyer.id)),
    ).toEqual([{ payNow: false, getInvoice: true }]);
  });

  it('answers with the order it has, whatever its prices are by now', async () => {
    await order('a');
    const other = { total: 1, products: [], gift_box: null };
    expect((await order('a', orderPayloadOf({ expected_prices: other }))).status).toBe(200);
    expect((await order('b', orderPayloadOf({ expected_prices: other }))).status).toBe(409);
    expect(await ordersOf(buyer)).toBe(1);
  });

  it("is a buyer's own", async () => {
    const other = await app.person();
    await order('a');
    expect((await order('a', orderPayloadOf({ name: 'Other' }), other)).status).toBe(200);
    expect(await ordersOf(buyer)).toBe(1);
    expect(await ordersOf(other)).toBe(1);
  });

  it('is not used up by a refusal', async () => {
    expect((await order('a', orderPayloadOf({ user_currency: 'XXX' }))).status).toBe(422);
    expect((await order('a')).status).toBe(200);
  });

  it('still answers when a product has been taken off sale since', async () => {
    await order('a');
    await app.db.update(products).set({ active: false }).where(eq(products.id, 101));
    expect((await order('a')).status).toBe(200);
    expect((await order('b')).status).toBe(422);
    await app.db.update(products).set({ active: true }).where(eq(products.id, 101));
    expect(await ordersOf(buyer)).toBe(1);
  });

  it('makes one order of many requests at once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => order('a')));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await ordersOf(buyer)).toBe(1);
    const items = await app.db
      .select({ rows: count() })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(orders.userId, buyer.id));
    expect(items).toEqual([{ rows: 2 }]);
  });

  it.each(['', 'x'.repeat(256)])('of unusable size is refused', async (key) => {
    const { status, body } = await order(key);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'The Idempotency-Key header must have 1 to 255 characters' });
  });
});

it('without a key every request is an order', async () => {
  for (let time = 0; time < 2; time += 1)
    await app.post('/api/v1/create-order', orderPayloadOf(), { token: buyer.token });
  expect(await ordersOf(buyer)).toBe(2);
});
