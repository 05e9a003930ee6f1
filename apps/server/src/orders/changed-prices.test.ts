import type { OrderPayload } from '@gifting/domain/orders/payload';
import { orderQuote } from '@gifting/domain/orders/quote';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orders, products } from '../database/schema';
import { orderPayloadOf } from '../testing/order-payload';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

let app: TestApp;
let buyer: Person;
beforeAll(async () => {
  app = await createTestApp();
  buyer = await app.person();
});
afterAll(() => app.close());

const seen = {
  total: 50 * (9.2 + 7.95 + 3.1),
  products: [
    { product_id: 101, price: 9.2 },
    { product_id: 104, price: 7.95 },
  ],
  gift_box: 3.1,
};

const order = (more: Partial<OrderPayload> = {}) =>
  app.post('/api/v1/create-order', orderPayloadOf({ expected_prices: seen, ...more }), {
    token: buyer.token,
  });
const refusal = z.object({ message: z.string(), details: orderQuote });
const stored = async () =>
  (await app.db.select({ rows: count() }).from(orders).where(eq(orders.userId, buyer.id)))[0]?.rows;

/** The catalogue changes under a filled box, on a real database. */
describe('an order whose prices the buyer saw', () => {
  it('is taken while they are true', async () => {
    expect((await order()).status).toBe(200);
    expect(await stored()).toBe(1);
  });

  it('is answered with a new quote once a price is raised and a product is gone, and nothing is stored', async () => {
    const [mug] = await app.db.select().from(products).where(eq(products.id, 101));
    const raised = mug?.priceRanges.map((range) => ({ ...range, price: 1000 }));
    await app.db.update(products).set({ priceRanges: raised }).where(eq(products.id, 101));
    await app.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, 104));
    const { status, body } = await order();
    expect(status).toBe(409);
    const { message, details } = refusal.parse(body);
    expect(message).toBe('Prices have changed since you filled your gift box');
    expect(details.packaging).toBe(310);
    expect(details.products).toMatchObject([
      { id: '101', priceRanges: [{ price: 1000 }, { price: 1000 }, { price: 1000 }] },
      { id: '104', priceRanges: null },
    ]);
    expect(await stored()).toBe(1);
  });

  it('is taken at the prices of the quote once the buyer has seen them', async () => {
    const [mug] = orderPayloadOf().products;
    const { status } = await order({
      products: mug ? [mug] : [],
      expected_prices: {
        total: 50 * (10 + 3.1),
        products: [{ product_id: 101, price: 10 }],
        gift_box: 3.1,
      },
    });
    expect(status).toBe(200);
    expect(await stored()).toBe(2);
  });

  it('that lists nothing seen is judged as nothing seen', async () => {
    expect((await order({ expected_prices: { total: 0, products: [], gift_box: null } })).status).toBe(409);
    expect(await stored()).toBe(2);
  });
});
