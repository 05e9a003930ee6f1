import { lineTotal, orderDetail, orderListItem } from '@gifting/domain/orders/order';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderPayloadOf } from '../testing/order-payload';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

let app: TestApp;
let buyer: Person;
let other: Person;
let admin: Person;

const list = dataEnvelope(z.array(orderListItem), 2);
const detail = dataEnvelope(orderDetail, 2);

const ordersOf = async ({ token }: Person, path = '/api/v1/pending-order') =>
  z.parse(list, (await app.get(path, { token })).body);

beforeAll(async () => {
  // A clock that stands still: a link to an invoice holds the second until which it works.
  app = await createTestApp({ now: () => new Date('2026-03-02T09:00:00Z') });
  buyer = await app.person();
  other = await app.person();
  admin = await app.person('admin');
  const placeOrder = ({ token }: Person, overrides: Parameters<typeof orderPayloadOf>[0]) =>
    app.post('/api/v1/create-order', orderPayloadOf(overrides), { token });
  await placeOrder(buyer, { name: 'First' });
  await placeOrder(other, { name: 'Elsewhere', gift_box_id: null });
  await placeOrder(buyer, {
    name: 'Second',
    user_currency: 'EUR',
    number_of_boxes: 3,
    products: [{ product_id: 109, quantity: 3 }],
    gift_box_id: 203,
    gift_box_type: 'plain',
  });
});
afterAll(() => app.close());

describe('the list', () => {
  it("holds the buyer's own orders, newest first", async () => {
    const orders = await ordersOf(buyer);
    expect(orders).toEqual([
      {
        id: expect.any(String),
        status: 'pending',
        dueDate: null,
        price: 3 * (1381 + 228),
        quantity: 3,
        currency: 'EUR',
      },
      {
        id: expect.any(String),
        status: 'pending',
        dueDate: null,
        price: 50 * (920 + 795 + 310),
        quantity: 50,
        currency: 'GBP',
      },
    ]);
  });

  it('is sent in the envelope and the spellings it is written with', async () => {
    const { body } = await app.get('/api/v1/pending-order', { token: other.token });
    expect(body).toEqual({
      success: true,
      data: {
        data: [
          {
            id: expect.any(Number),
            status: 'pending',
            due_date: null,
            price: 857.5,
            quantity: 50,
            user_currency: 'GBP',
          },
        ],
      },
    });
  });

  it('is empty for who has ordered nothing, an administrator included', async () => {
    expect(await ordersOf(admin)).toEqual([]);
  });

  it("holds everyone's orders for an administrator", async () => {
    const orders = await ordersOf(admin, '/api/admin/v1/order/pending');
    expect(orders.map(({ currency }) => currency)).toEqual(['EUR', 'GBP', 'GBP']);
  });
});

describe('the detail', () => {
  const read = async (person: Person, path: string) => app.get(path, { token: person.token });
  const newestOf = async (person: Person) => (await ordersOf(person))[0]?.id ?? '';

  it('adds up to the total, line by line', async () => {
    const { body } = await read(buyer, `/api/v1/order/${await newestOf(buyer)}`);
    const order = z.parse(detail, body);
    expect(order).toEqual({
      name: 'Second',
      paymentStatus: 'pending',
      heldUntil: null,
      tax: null,
      invoiceNumber: null,
      creditNoteNumber: null,
      creditNoteLink: null,
      quantity: 3,
      total: 3 * (1381 + 228),
      currency: 'EUR',
      items: [{ name: 'Chocolate Box', picture: '/pictures/chocolates.svg', unit: 1381, quantity: 3 }],
      giftBox: { name: 'Cotton Pouch', picture: '/pictures/pouch.svg', unit: 228 },
      deliveryAddresses: [
        {
          line1: '2 Canal Street',
          line2: 'Dock 4',
          line3: 'Ask for Robin',
          postTown: 'Leeds',
          postCode: 'LS12 2PL',
          phone: '+44 113 496 0142',
        },
      ],
      invoiceLink: expect.stringMatching(/^\/invoices\//),
      billingAddresses: [
        {
          line1: '14 Calder Wharf',
          line2: 'Second floor',
          line3: '',
          postTown: 'Leeds',
          postCode: 'LS10 1AP',
          phone: '+44 113 496 0142',
        },
      ],
      giftNote: {
        status: true,
        withoutMessage: false,
        from: 'Amara',
        to: 'The team',
        message: 'Stay warm.',
      },
    });
    const lines = order.items.reduce((sum, item) => sum + lineTotal(item), 0);
    expect(lines + (order.giftBox?.unit ?? 0) * order.quantity).toBe(order.total);
  });

  it('sends numbers as numbers', async () => {
    const { body } = await read(buyer, `/api/v1/order/${await newestOf(buyer)}`);
    expect(body).toMatchObject({
      data: {
        data: {
          price: 48.27,
          price_in_currency: 48.27,
          quantity: 3,
          gift_box_price_user_currency: 2.28,
          order_items: [{ product_price_user_currency: 13.81, quantity: 3 }],
        },
      },
    });
  });

  it('has no gift note when the order has none', async () => {
    const response = await app.post('/api/v1/create-order', orderPayloadOf({ gift_note: null }), admin);
    expect(response.status).toBe(200);
    const { body } = await read(admin, `/api/v1/order/${await newestOf(admin)}`);
    expect(z.parse(detail, body).giftNote).toBeNull();
  });

  it('has no gift box when the order has none', async () => {
    const { body } = await read(other, `/api/v1/order/${await newestOf(other)}`);
    expect(z.parse(detail, body).giftBox).toBeNull();
  });

  it("is the owner's and no other buyer's", async () => {
    const path = `/api/v1/order/${await newestOf(buyer)}`;
    expect((await read(buyer, path)).status).toBe(200);
    for (const person of [other, admin]) {
      const { status, body } = await read(person, path);
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, message: 'This order does not exist', errors: {} });
    }
  });

  it.each([
    '1',
    '101',
    '999999',
    '0',
    '-1',
    '1.5',
    'abc',
    '1e3',
    '9223372036854775808',
    '9'.repeat(40),
    '%27',
    '1%20',
  ])('of %s does not exist', async (id) => {
    expect((await read(buyer, `/api/v1/order/${id}`)).status).toBe(404);
    expect((await read(admin, `/api/admin/v1/order/${id}`)).status).toBe(404);
  });

  it("of any buyer is an administrator's to see, through the administrators' address", async () => {
    const id = await newestOf(buyer);
    expect((await read(admin, `/api/admin/v1/order/${id}`)).status).toBe(200);
    expect((await read(buyer, `/api/admin/v1/order/${id}`)).status).toBe(403);
  });
});

describe('an order whose product, gift box, category and gifting pack are deleted', () => {
  it('stays whole', async () => {
    const [, { id = '' } = {}] = await ordersOf(buyer);
    const read = async () => (await app.get(`/api/v1/order/${id}`, { token: buyer.token })).body;
    const before = await read();
    expect(z.parse(detail, before)).toMatchObject({
      items: [{ name: 'Stoneware Mug' }, { name: 'Notebook' }],
      giftBox: { name: 'Kraft Mailer', picture: '/pictures/box-mailer.svg' },
    });
    for (const path of [
      'product/delete/101',
      'gift-box/delete/201',
      'service/delete/32',
      'gifting/delete/1',
    ]) {
      const { status } = await app.delete(`/api/admin/v1/${path}`, { token: admin.token });
      expect(status, path).toBe(200);
    }
    expect(await read()).toEqual(before);
  });
});
