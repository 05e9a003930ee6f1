import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giftBoxes } from '../database/schema';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.db.update(giftBoxes).set({ active: false }).where(eq(giftBoxes.id, 202));
});
afterAll(() => app.close());

it('are those on sale, priced in the currency asked for, from the cheapest finish', async () => {
  const { body } = await app.get('/api/v1/gift-box?currency=EUR');
  expect(body).toEqual({
    success: true,
    data: [
      {
        id: 201,
        name: 'Kraft Mailer',
        description: 'Folds flat, opens with a pull tab.',
        image: '/pictures/box-mailer.svg',
        minimum_order_quantity: 50,
        estimated_delivery_time: '8-10 working days',
        from_price: 2.87,
        event_content_branded_price: 3.63,
        plain_price: 2.87,
        custom_branding_price: 4.91,
      },
      expect.objectContaining({ id: 203, from_price: 2.28 }),
    ],
  });
});

it('are priced in the base currency when none is asked for', async () => {
  const { body } = await app.get('/api/v1/gift-box');
  expect(body).toMatchObject({ data: [{ plain_price: 2.45 }, { plain_price: 1.95 }] });
});

it('are refused in a currency nobody offers', async () => {
  const { status, body } = await app.get('/api/v1/gift-box?currency=XXX');
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: { currency: ['This currency is not on offer'] } });
});
