import { unitPrice } from '@gifting/domain/products/price';
import { product } from '@gifting/domain/products/product';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { currencies, orderItems, orders, products } from '../database/schema';
import { orderPayloadOf } from '../testing/order-payload';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.db.insert(currencies).values({ code: 'TST', rate: 0.8333, position: 9 });
  await app.db.insert(products).values([
    {
      id: 900,
      name: 'Banded',
      description: '',
      minimumOrderQuantity: 5,
      deliveryTime: '',
      priceRanges: [
        { min: 10, max: 20, price: 1999 },
        { min: 21, max: 50, price: 777 },
      ],
    },
    { id: 901, name: 'Priceless', description: '', minimumOrderQuantity: 0, deliveryTime: '' },
  ]);
});
afterAll(() => app.close());

const read = async (query = '') =>
  z.parse(dataEnvelope(z.array(product)), (await app.get(`/api/v1/products${query}`)).body);

describe('products', () => {
  it('are those of the category asked for', async () => {
    expect((await read('?category=32')).map(({ name }) => name)).toEqual([
      'Stoneware Mug',
      'Insulated Bottle',
    ]);
    expect(await read('?category=999')).toEqual([]);
    expect(await read('?category=drinkware')).toEqual([]);
  });

  it('are priced in the currency asked for, from the lowest range', async () => {
    const [mug] = await read('?category=32&currency=USD&number_of_boxes=50');
    expect(mug).toMatchObject({
      fromPrice: 991,
      priceRanges: [
        { min: 1, max: 99, price: 1168 },
        { min: 100, max: 249, price: 1067 },
        { min: 250, max: 100_000, price: 991 },
      ],
    });
  });

  it('are sent as numbers in the written spellings', async () => {
    const { body } = await app.get('/api/v1/products?category=32');
    expect(body).toMatchObject({
      success: true,
      data: [
        {
          id: 101,
          gifting_id: 1,
          thumbnail_url: '/pictures/mug.svg',
          minimum_order_quantity: 50,
          estimated_delivery_time: '10-12 working days',
          from_price: 7.8,
          price_ranges: [{ min_quantity: 1, max_quantity: 99, price: 9.2 }, {}, {}],
        },
        {},
      ],
    });
  });

  it('without a price are not on sale', async () => {
    expect((await read()).map(({ name }) => name)).not.toContain('Priceless');
  });

  it.each([
    ['currency=XXX', 'currency'],
    ['currency=TOOLONGACODE', 'currency'],
    ['number_of_boxes=many', 'number_of_boxes'],
    ['category=', 'category'],
  ])('%s is refused by name', async (query, field) => {
    const { status, body } = await app.get(`/api/v1/products?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });
});

it.each([5, 9, 10, 20, 21, 50, 51])('%i packs are ordered at the price the list shows', async (packs) => {
  const shown = (await read('?currency=TST')).find(({ id }) => id === '900');
  const unit = unitPrice(shown?.priceRanges ?? [], packs);
  expect(unit).toBe(packs >= 21 && packs <= 50 ? 647 : 1666);
  const { token, id } = await app.person();
  const payload = orderPayloadOf({
    user_currency: 'TST',
    number_of_boxes: packs,
    products: [{ product_id: 900, quantity: packs }],
    gift_box_id: null,
  });
  expect((await app.post('/api/v1/create-order', payload, { token })).status).toBe(200);
  const [line] = await app.db
    .select({ unit: orderItems.unitMinor, total: orders.totalMinor })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.userId, id), eq(orderItems.productId, 900)));
  expect(line).toEqual({ unit, total: unit * packs });
});
