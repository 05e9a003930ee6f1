import type { OrderPayload } from '@gifting/domain/orders/payload';
import { asc, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderAddresses, orderItems, orders, products } from '../database/schema';
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

const order = (body: unknown) => app.post('/api/v1/create-order', body, { token: buyer.token });

const storedOrders = () => app.db.select().from(orders).where(eq(orders.userId, buyer.id));

/** The only order of the buyer. */
const storedOrder = async () => {
  const [stored, ...others] = await storedOrders();
  if (!stored || others.length > 0) throw new Error('The buyer has not one order');
  const items = await app.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, stored.id))
    .orderBy(asc(orderItems.position));
  const addresses = await app.db
    .select()
    .from(orderAddresses)
    .where(eq(orderAddresses.orderId, stored.id))
    .orderBy(asc(orderAddresses.kind));
  return { order: stored, items, addresses };
};

describe('an order', () => {
  it('is stored with every field', async () => {
    const { status, body } = await order(orderPayloadOf({ products_in_bag: [101, 'x-7'] }));
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Order created successfully',
      data: { invoice_link: null, payment_link: expect.stringMatching(/^\/sandbox-payment\//) },
    });
    const stored = await storedOrder();
    const { id } = stored.order;
    expect(stored.order).toEqual({
      id: expect.any(Number),
      userId: buyer.id,
      name: 'Winter welcome',
      email: 'buyer@example.com',
      phone: '+44 113 496 0142',
      packs: 50,
      budgetMinor: 250_050,
      currency: 'GBP',
      giftBoxId: 201,
      giftBoxName: 'Kraft Mailer',
      giftBoxPicture: '/pictures/box-mailer.svg',
      giftBoxOption: 'branded',
      giftBoxUnitMinor: 310,
      status: 'pending',
      campaignType: 'gift_redemption',
      campaignName: 'Hello, winter',
      severalAddresses: false,
      payNow: true,
      getInvoice: false,
      paymentStatus: 'pending',
      totalMinor: 50 * (920 + 795 + 310),
      taxTreatment: null,
      taxCountry: null,
      taxRate: null,
      taxMinor: null,
      billingCountry: null,
      deliveryCountry: null,
      vatNumber: null,
      grossMinor: 50 * (920 + 795 + 310),
      giftNoteStatus: true,
      giftNoteWithoutMessage: false,
      giftNoteFrom: 'Amara',
      giftNoteTo: 'The team',
      giftNoteMessage: 'Stay warm.',
      artworkId: null,
      productsInBag: ['101', 'x-7'],
      dueDate: null,
      idempotencyKey: null,
      requestHash: null,
      createdAt: expect.any(Date),
    });
    expect(stored.items).toEqual([
      {
        id: expect.any(Number),
        orderId: id,
        position: 0,
        productId: 101,
        productName: 'Stoneware Mug',
        picture: '/pictures/mug.svg',
        unitMinor: 920,
        quantity: 50,
      },
      {
        id: expect.any(Number),
        orderId: id,
        position: 1,
        productId: 104,
        productName: 'Notebook',
        picture: '/pictures/notebook.svg',
        unitMinor: 795,
        quantity: 50,
      },
    ]);
    expect(stored.addresses).toEqual([
      {
        orderId: id,
        kind: 'delivery',
        position: 0,
        name: 'Amara Okafor',
        email: 'buyer@example.com',
        phone: '+44 113 496 0142',
        line1: '2 Canal Street',
        line2: 'Dock 4',
        line3: 'Ask for Robin',
        postTown: 'Leeds',
        postCode: 'LS12 2PL',
      },
      {
        orderId: id,
        kind: 'billing',
        position: 0,
        name: 'Amara Okafor',
        email: 'accounts@example.com',
        phone: '+44 113 496 0142',
        line1: '14 Calder Wharf',
        line2: 'Second floor',
        line3: '',
        postTown: 'Leeds',
        postCode: 'LS10 1AP',
      },
    ]);
  });

  it('belongs to who is signed in, whatever it says', async () => {
    const other = await app.person();
    expect((await order(orderPayloadOf({ user_id: other.id }))).status).toBe(200);
    expect(await storedOrders()).toHaveLength(1);
  });

  it('takes its prices from the catalogue, whatever it says', async () => {
    const body = {
      ...orderPayloadOf(),
      price: 1,
      total: 0.01,
      total_minor: 1,
      payment_status: 'paid',
      gift_box_price: 0,
      products: [{ product_id: 101, quantity: 50, price: 0.01, unit_minor: 1 }],
    };
    expect((await order(body)).status).toBe(200);
    const stored = await storedOrder();
    expect(stored.order).toMatchObject({
      totalMinor: 50 * (920 + 310),
      giftBoxUnitMinor: 310,
      paymentStatus: 'pending',
    });
    expect(stored.items).toMatchObject([{ unitMinor: 920 }]);
  });

  it('is priced by the band of its packs and the rate of its currency, rounded piece by piece', async () => {
    const packs = 250;
    await order(
      orderPayloadOf({
        number_of_boxes: packs,
        user_currency: 'USD',
        products: [{ product_id: 101, quantity: packs }],
        gift_box_type: 'custom_branding',
      }),
    );
    const { order: stored, items } = await storedOrder();
    expect(items).toMatchObject([{ unitMinor: 991 }]);
    expect(stored).toMatchObject({ giftBoxUnitMinor: 533, totalMinor: packs * (991 + 533), currency: 'USD' });
  });

  it('may be a gift box alone, or products alone', async () => {
    expect((await order(orderPayloadOf({ products: [] }))).status).toBe(200);
    const bare = orderPayloadOf({ gift_box_id: null, gift_box_type: null, gift_note: null });
    expect((await order(bare)).status).toBe(200);
    const stored = await storedOrders();
    expect(stored.map(({ totalMinor }) => totalMinor)).toEqual([50 * 310, 50 * (920 + 795)]);
    expect(stored[1]).toMatchObject({ giftBoxId: null, giftBoxOption: null, giftNoteStatus: null });
  });

  it('to several addresses keeps the billing address only', async () => {
    expect((await order(orderPayloadOf({ multiple_delivery_address: true }))).status).toBe(200);
    const { order: stored, addresses } = await storedOrder();
    expect(stored.severalAddresses).toBe(true);
    expect(addresses.map(({ kind }) => kind)).toEqual(['billing']);
  });

  it('keeps a blank card as a card without texts', async () => {
    const gift_note = { status: true, withoutMessage: true, from: 'left over', to: '', message: '' };
    await order(orderPayloadOf({ gift_note }));
    expect((await storedOrder()).order).toMatchObject({
      giftNoteStatus: true,
      giftNoteWithoutMessage: true,
      giftNoteFrom: '',
      giftNoteMessage: '',
    });
  });

  it('keeps texts of any script as they are', async () => {
    const name = '‮عيد مبارك 👨‍👩‍👧 <b>x</b>';
    await order(orderPayloadOf({ name, campaign_name: name }));
    expect((await storedOrder()).order).toMatchObject({ name, campaignName: name });
  });

  it('keeps the lines of its addresses as they are, whatever they look like', async () => {
    const texts = ['null', '{"a", \\ b}', "o'clock, 2"] as const;
    const [biller_name, address_line_1, address_line_2] = texts;
    const billing = orderPayloadOf().billing_address;
    await order(
      orderPayloadOf({ billing_address: { ...billing, biller_name, address_line_1, address_line_2 } }),
    );
    const { addresses } = await storedOrder();
    const stored = addresses.find(({ kind }) => kind === 'billing');
    expect([stored?.name, stored?.line1, stored?.line2, stored?.line3]).toEqual([...texts, '']);
  });

  it('drops a bag that is no list of ids', async () => {
    await order(orderPayloadOf({ products_in_bag: [{ id: 1 }] }));
    expect((await storedOrder()).order.productsInBag).toEqual([]);
  });
});

describe('a refused order', () => {
  const valid = orderPayloadOf();
  const one = (product_id: unknown, quantity: unknown = 50) => ({ products: [{ product_id, quantity }] });
  const without = (key: keyof OrderPayload) =>
    Object.fromEntries(Object.entries(valid).filter(([name]) => name !== key));

  const cases: [what: string, body: unknown, fields: Record<string, unknown>][] = [
    ...[0, -3, 1.5, '50', '1,5', '12 boxes', '１２', ' ', '', null, 1_000_001, 1e21, true].map(
      (packs): [string, unknown, Record<string, unknown>] => [
        `packs ${JSON.stringify(packs)}`,
        { ...valid, number_of_boxes: packs },
        { number_of_boxes: expect.arrayContaining([expect.stringContaining('Number of boxes')]) },
      ],
    ),
    ...[0, -50, 49.5, '50', null].map((quantity): [string, unknown, Record<string, unknown>] => [
      `quantity ${JSON.stringify(quantity)}`,
      { ...valid, ...one(101, quantity) },
      { 'products.0.quantity': [expect.stringContaining('uantity')] },
    ]),
    [
      'a quantity that is not the packs',
      { ...valid, ...one(101, 49) },
      { 'products.0.quantity': ['The quantity of a product must equal the number of boxes'] },
    ],
    ...[999, 31, 201, 'mug', '0101', -1, 2 ** 60].map((id): [string, unknown, Record<string, unknown>] => [
      `product ${id}`,
      { ...valid, ...one(id) },
      { 'products.0.product_id': ['This product is not available'] },
    ]),
    [
      'product 112, which is no longer sold',
      { ...valid, ...one(112) },
      { 'products.0.product_id': [expect.any(String)] },
    ],
    [
      'a product twice',
      {
        ...valid,
        products: [
          { product_id: 101, quantity: 50 },
          { product_id: '101', quantity: 50 },
        ],
      },
      { 'products.1.product_id': ['Stoneware Mug is in the order twice'] },
    ],
    [
      'an empty box',
      { ...valid, products: [], gift_box_id: null },
      { products: ['Choose at least one product or a gift box'] },
    ],
    ['gift box 999', { ...valid, gift_box_id: 999 }, { gift_box_id: ['This gift box is not available'] }],
    [
      'a finish nobody offers',
      { ...valid, gift_box_type: 'golden' },
      { gift_box_type: ['Choose one of: branded, plain, custom_branding'] },
    ],
    [
      'a gift box without a finish',
      { ...valid, gift_box_type: null },
      { gift_box_type: ['Choose one of: branded, plain, custom_branding'] },
    ],
    [
      'currency XXX',
      { ...valid, user_currency: 'XXX' },
      { user_currency: ['This currency is not on offer'] },
    ],
    ['another status', { ...valid, status: 'delivered' }, { status: ['Status must be one of: pending'] }],
    [
      'a single address without one',
      without('delivery_address'),
      { delivery_address: ['Enter a delivery address'] },
    ],
    ['no billing address', without('billing_address'), { billing_address: ['Billing address is required'] }],
    [
      'a billing address without a town',
      { ...valid, billing_address: { ...valid.billing_address, post_town: '' } },
      { 'billing_address.post_town': ['Post town is required'] },
    ],
    [
      'a NUL character',
      { ...valid, delivery_address: { ...valid.delivery_address, address_line_2: 'a\0b' } },
      { 'delivery_address.address_line_2': ['Address line 2 holds a character that cannot be stored'] },
    ],
    [
      'a gift note without a message',
      { ...valid, gift_note: { ...valid.gift_note, message: ' ' } },
      { 'gift_note.message': ['Write a message'] },
    ],
    [
      'a gift note of 1001 characters',
      { ...valid, gift_note: { ...valid.gift_note, message: 'x'.repeat(1001) } },
      { 'gift_note.message': ['Use 1000 characters or fewer'] },
    ],
    [
      'a negative budget',
      { ...valid, estimated_budget: -1 },
      { estimated_budget: ['Estimated budget must be at least 0'] },
    ],
    [
      'a name of 256 letters',
      { ...valid, name: 'x'.repeat(256) },
      { name: ['Name must have 255 characters or fewer'] },
    ],
    [
      '501 products',
      { ...valid, products: Array.from({ length: 501 }, () => one(101).products[0]) },
      { products: ['Products must have 500 entries or fewer'] },
    ],
  ];

  it.each(cases)('%s', async (_, body, fields) => {
    await app.db.update(products).set({ active: false }).where(eq(products.id, 112));
    const reply = await order(body);
    expect(reply.status).toBe(422);
    expect(reply.body).toEqual({ success: false, message: expect.stringMatching(/\w/), errors: fields });
    expect(await storedOrders()).toHaveLength(0);
  });

  it('names every fault at once', async () => {
    const { body } = await order({ ...valid, ...one(999, 3), gift_box_id: 999 });
    expect(body).toMatchObject({
      message: 'The quantity of a product must equal the number of boxes (and 2 more)',
    });
  });

  it('that comes to more than any order may says how much that is', async () => {
    const priceRanges = [{ min: 1, max: 1_000_000, price: 100_000_000 }];
    const [dear] = await app.db
      .insert(products)
      .values({ name: 'Gold', description: '', minimumOrderQuantity: 1, deliveryTime: '', priceRanges })
      .returning({ id: products.id });
    const { status, body } = await order({
      ...valid,
      number_of_boxes: 1_000_000,
      ...one(dear?.id, 1_000_000),
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: {
        number_of_boxes: ['An order comes to 999,999,999,999.99 at most. Choose fewer packs or products.'],
      },
    });
  });

  it('leaves nothing of itself behind', async () => {
    const before = await app.db.select({ rows: count() }).from(orders);
    await order(without('delivery_address'));
    expect(await app.db.select({ rows: count() }).from(orders)).toEqual(before);
  });
});
