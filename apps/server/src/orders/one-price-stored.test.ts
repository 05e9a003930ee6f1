import { idempotencyHeader } from '@gifting/api/orders/idempotency';
import { lineTotal, orderDetail, orderListItem } from '@gifting/domain/orders/order';
import { toOrderPayload } from '@gifting/domain/orders/payload';
import { orderLines, totalOf } from '@gifting/domain/orders/totals';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findConversion } from '../currencies/repository';
import { giftBoxes, orders, products } from '../database/schema';
import { findGiftBox } from '../gift-boxes/repository';
import { readProductsById } from '../products/repository';
import { addCurrencies, randomBox } from '../testing/random-box';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addCurrencies(app.db);
});
afterAll(() => app.close());

const boxes = 60;
const list = dataEnvelope(z.array(orderListItem), 2);
const detail = dataEnvelope(orderDetail, 2);

/** As one-price.test.ts, through the database: base prices in, the dashboard's amounts out. */
it(`an order costs in the dashboard what the screens said, for ${boxes} random boxes through the database`, async () => {
  const buyer = await app.person();
  const sampled = fc.sample(randomBox, { seed: 7, numRuns: boxes * 2 });
  const usable = sampled.filter(({ draft }) => totalOf(orderLines(draft)) < 1e15).slice(0, boxes);
  expect(usable).toHaveLength(boxes);
  for (const [index, { draft, baseRanges, giftBox }] of usable.entries()) {
    const currency = draft.project?.currency ?? '';
    const ids = baseRanges.map((_, position) => 101 + position);
    for (const [position, id] of ids.entries()) {
      // The database stores no reversed ranges; the test of the pure functions covers them.
      const priceRanges = (baseRanges[position] ?? []).map(({ min, max, price }) => ({
        min: Math.min(min, max),
        max: Math.max(min, max),
        price,
      }));
      await app.db.update(products).set({ priceRanges }).where(eq(products.id, id));
    }
    if (giftBox)
      await app.db
        .update(giftBoxes)
        .set({ plainMinor: 100 + index })
        .where(eq(giftBoxes.id, 201));
    // The screens show the prices of the catalogue's response.
    const conversion = await findConversion(app.db, currency);
    if (!conversion) throw new Error(`No ${currency}`);
    const offered = await readProductsById(app.db, conversion, ids);
    const box = await findGiftBox(app.db, conversion, 201);
    const chosen = {
      ...draft,
      products: draft.products.map((product) => ({
        ...product,
        priceRanges: offered.find(({ id }) => id === product.id)?.priceRanges ?? [],
      })),
      packaging:
        draft.packaging && box ? { ...draft.packaging, price: box.prices[draft.packaging.option] } : null,
    };
    const lines = orderLines(chosen);
    const total = totalOf(lines);
    const payload = toOrderPayload(chosen, {
      userId: undefined,
      payment: 'invoice',
      capabilities: ['orders.full', 'orders.prices'],
    });
    const reply = await app.post('/api/v1/create-order', payload, {
      token: buyer.token,
      headers: { [idempotencyHeader]: `box-${index}` },
    });
    expect([index, reply.status, reply.body]).toMatchObject([index, 200, {}]);
    const listed = z.decode(
      list,
      z.parse(z.any(), (await app.get('/api/v1/pending-order', { token: buyer.token })).body),
    );
    const [newest] = listed;
    expect(newest).toMatchObject({ price: total, currency });
    const read = await app.get(`/api/v1/order/${newest?.id}`, { token: buyer.token });
    const shown = z.decode(detail, z.parse(z.any(), read.body));
    const shownLines = [
      ...shown.items.map(lineTotal),
      ...(shown.giftBox ? [lineTotal({ unit: shown.giftBox.unit, quantity: shown.quantity })] : []),
    ];
    expect(shownLines).toEqual(lines.map((line) => line.total));
    expect(shown.total).toBe(total);
  }
  const stored = await app.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, buyer.id));
  expect(stored).toHaveLength(boxes);
});
