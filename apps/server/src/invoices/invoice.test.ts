import { idempotencyHeader } from '@gifting/api/orders/idempotency';
import type { OrderPayload } from '@gifting/domain/orders/payload';
import type { PriceRange } from '@gifting/domain/products/price';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderItems, orders, products } from '../database/schema';
import { orderPayloadOf } from '../testing/order-payload';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';
import type { Invoice } from './invoice';
import { drawInvoice } from './pdf';

const start = new Date('2026-03-02T09:00:00Z');
let clock = start;
let app: TestApp;
let buyer: Person;
beforeAll(async () => {
  app = await createTestApp({ now: () => clock });
  buyer = await app.person();
});
afterAll(() => app.close());

const placed = z.object({ data: z.object({ invoice_link: z.nullable(z.string()) }) });
const detail = z.object({ data: z.object({ data: z.object({ invoice_link: z.string() }) }) });

/** The text of each page. */
const read = async (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<readonly string[]> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text;
};

let keys = 0;
const order = async (more: Partial<OrderPayload> = {}) => {
  keys += 1;
  const { status, body } = await app.post(
    '/api/v1/create-order',
    orderPayloadOf({ pay_now: false, get_invoice: true, ...more }),
    { token: buyer.token, headers: { [idempotencyHeader]: `key-${keys}` } },
  );
  expect(status).toBe(200);
  return placed.parse(body).data.invoice_link ?? '';
};

const newestOrder = async () => {
  const rows = await app.db.select().from(orders).where(eq(orders.userId, buyer.id)).orderBy(orders.id);
  const newest = rows.at(-1);
  if (!newest) throw new Error('The buyer has no order');
  return newest;
};

describe('an invoice', () => {
  it('is a PDF that says what the order says, to the hundredth', async () => {
    const link = await order();
    const response = await app.fetch(link);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const { id, totalMinor, createdAt } = await newestOrder();
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="invoice-${id}.pdf"`);
    expect(totalMinor).toBe(101_250);
    const [text = '', ...others] = await read(await response.arrayBuffer());
    expect(others).toEqual([]);
    for (const part of [
      `Invoice ${id}`,
      createdAt.toLocaleDateString('en-GB', { timeZone: 'UTC' }),
      'Hello, winter',
      'Amara Okafor',
      '14 Calder Wharf',
      '2 Canal Street',
      'Ask for Robin',
      'Leeds LS12 2PL',
      'Stoneware Mug 9.20 50 460.00',
      'Notebook 7.95 50 397.50',
      'Kraft Mailer, branded 3.10 50 155.00',
      'Total 1,012.50 GBP',
      'Not paid yet.',
      'Page 1 of 1',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
  });

  it('says of several addresses that they are several', async () => {
    const { delivery_address: _one, ...rest } = orderPayloadOf();
    const link = await order({ ...rest, multiple_delivery_address: true, pay_now: false, get_invoice: true });
    const [text] = await read(await (await app.fetch(link)).arrayBuffer());
    expect(text).toContain('Several addresses');
  });

  it('keeps the prices of the day the order was placed', async () => {
    const link = await order();
    const [mug] = await app.db.select().from(products).where(eq(products.id, 101));
    const setPrices = (priceRanges: PriceRange[] = []) =>
      app.db.update(products).set({ priceRanges }).where(eq(products.id, 101));
    await setPrices([{ min: 1, max: 1000, price: 1 }]);
    const [text] = await read(await (await app.fetch(link)).arrayBuffer());
    expect(text).toContain('460.00');
    await setPrices(mug?.priceRanges);
  });

  it('is not drawn when its lines do not come to the total', async () => {
    const link = await order();
    const { id } = await newestOrder();
    await app.db.update(orderItems).set({ unitMinor: 1 }).where(eq(orderItems.orderId, id));
    expect((await app.fetch(link)).status).toBe(500);
  });

  /** The pieces of text on the first page that holds any, from left to right on their line. */
  const lineWith = async (bytes: Uint8Array<ArrayBuffer>, word: string): Promise<readonly string[]> => {
    const page = await (await getDocumentProxy(bytes)).getPage(1);
    const pieces = (await page.getTextContent()).items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: item.transform[4], y: item.transform[5] }]
        : [],
    );
    const height = pieces.find(({ text }) => text.includes(word))?.y;
    return pieces
      .filter(({ y }) => y === height)
      .sort((one, other) => one.x - other.x)
      .map(({ text }) => text);
  };
  const inScript = (name: string): Invoice => ({
    title: 'Invoice 1042',
    fileName: 'invoice-1042',
    order: 1042,
    taxed: null,
    issued: null,
    date: start,
    campaign: '',
    billTo: [name],
    deliverTo: [],
    currency: 'EUR',
    lines: [],
    total: 0,
    payment: '',
  });

  it.each([
    '株式会社ギフト',
    '深圳市礼品有限公司',
    '臺北禮品公司',
    '주식회사 선물',
    'Ann 🎁',
    'Привет',
    'שלום',
  ])('has the name %s', async (name) => {
    const [text] = await read(await drawInvoice(inScript(name), 'UTC'));
    expect(text).toContain(name);
  });

  it('has a square for a letter of no font', async () => {
    const [text] = await read(await drawInvoice(inScript('ᚠ Ltd'), 'UTC'));
    expect(text).toContain('□ Ltd');
  });

  it.each([
    ['שלום עולם (2024) Ltd', ['Ltd', '2024', 'עולם', 'שלום']],
    ['Ltd עולם שלום', ['Ltd', 'שלום', 'עולם']],
    ['شركة 2024', ['2024', 'شركة']],
  ])('has the words of %s in the order they are read', async (name, words) => {
    const [first = ''] = words;
    const line = await lineWith(await drawInvoice(inScript(name), 'UTC'), first);
    const places = words.map((word) => line.findIndex((piece) => piece.includes(word)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('has every line of a long order once, over several pages', async () => {
    const names = Array.from(
      { length: 120 },
      (_, index) => `Piece number ${String(index + 1).padStart(3, '0')}`,
    );
    const added = await app.db
      .insert(products)
      .values(
        names.map((name, index) => ({
          name,
          description: '',
          minimumOrderQuantity: 1,
          deliveryTime: '',
          priceRanges: [{ min: 1, max: 1000, price: 100 + index }],
        })),
      )
      .returning({ id: products.id });
    const link = await order({ products: added.map(({ id }) => ({ product_id: id, quantity: 50 })) });
    const pages = await read(await (await app.fetch(link)).arrayBuffer());
    expect(pages.length).toBeGreaterThan(3);
    const text = pages.join('\n');
    for (const name of names) expect(text.split(name)).toHaveLength(2);
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(text).toContain('Total');
    const total = (50 * (120 * 100 + (119 * 120) / 2 + 310)) / 100;
    expect(text).toContain(`${total.toLocaleString('en-GB', { minimumFractionDigits: 2 })} GBP`);
  });
});

describe('the link to an invoice', () => {
  it('comes with the order to its buyer and to administrators, and to nobody else', async () => {
    await order();
    const { id } = await newestOrder();
    const admin = await app.person('admin');
    const stranger = await app.person();
    const own = await app.get(`/api/v1/order/${id}`, { token: buyer.token });
    const any = await app.get(`/api/admin/v1/order/${id}`, { token: admin.token });
    for (const { body } of [own, any])
      expect((await app.fetch(detail.parse(body).data.data.invoice_link)).status).toBe(200);
    expect((await app.get(`/api/v1/order/${id}`, { token: stranger.token })).status).toBe(404);
    expect((await app.get(`/api/admin/v1/order/${id}`, { token: stranger.token })).status).toBe(403);
  });

  it('cannot be made up, nor turned to another order or a later hour', async () => {
    const link = await order();
    const [path = '', until = '', signature = ''] = link.split('.');
    const other = path.replace(/\d+$/, (id) => String(Number(id) - 1));
    for (const wrong of [
      `${other}.${until}.${signature}`,
      `${path}.${Number(until) + 1}.${signature}`,
      `${path}.${until}`,
      path,
      `${link}0`,
    ])
      expect((await app.fetch(wrong)).status).toBe(404);
  });

  it('lasts an hour', async () => {
    const link = await order();
    clock = new Date(start.getTime() + 59 * 60_000);
    expect((await app.fetch(link)).status).toBe(200);
    clock = new Date(start.getTime() + 61 * 60_000);
    const late = await app.fetch(link);
    expect(late.status).toBe(410);
    expect(await late.text()).toContain('expired');
    clock = start;
  });
});

const sample: Invoice = {
  title: 'Invoice 7',
  fileName: 'invoice-7',
  order: 7,
  taxed: null,
  issued: null,
  date: start,
  campaign: '',
  billTo: ['Amara Okafor'],
  deliverTo: ['Amara Okafor'],
  currency: 'GBP',
  lines: [{ name: 'Mug', unit: 100, quantity: 1, amount: 100 }],
  total: 100,
  payment: 'Not paid yet.',
};

it.each([
  ['UTC', '31/12/2025'],
  ['Pacific/Auckland', '01/01/2026'],
])('has the date of the seller in %s', async (timeZone, day) => {
  const date = new Date('2025-12-31T23:30:00Z');
  const [text] = await read(await drawInvoice({ ...sample, date }, timeZone));
  expect(text).toContain(day);
});

describe('names of every script', () => {
  it.each([
    ['Łukasz Žižek'],
    ['Žižek'.normalize('NFD')],
    ['Μαρία Παπαδοπούλου'],
    ['Анна Щербакова'],
    ['Nguyễn Thị Ánh'],
    ['İğdır Şişli ẞ'],
  ])('%s is set as it is written', async (name) => {
    const [text] = await read(await drawInvoice({ ...sample, billTo: [name] }, 'UTC'));
    expect(text?.normalize('NFC')).toContain(name.normalize('NFC'));
  });

  it.each([
    ['an emoji of a family', '👨‍👩‍👧‍👦 Ltd'],
    ['Chinese', '王小明'],
    ['Arabic', 'محمد'],
    ['Hebrew', 'נועה'],
    ['a mark that turns the direction', 'evil\u202egnp.exe'],
    ['control characters', 'a\u0007b\tc\nd'],
    ['half a character', '\ud83d'],
    ['120 letters without a blank', 'x'.repeat(120)],
    ['nothing', ''],
  ])('%s is no error, and nothing else is lost', async (_, name) => {
    const text = (
      await read(
        await drawInvoice(
          {
            ...sample,
            campaign: name,
            billTo: [name, '14 Calder Wharf'],
            lines: [{ name, unit: 100, quantity: 1, amount: 100 }],
          },
          'UTC',
        ),
      )
    ).join('\n');
    expect(text).toContain('14 Calder Wharf');
    expect(text).toContain('1.00 GBP');
  });
});
