import { idempotencyHeader } from '@gifting/api/orders/idempotency';
import type { OrderAction } from '@gifting/domain/orders/lifecycle';
import type { OrderPayload } from '@gifting/domain/orders/payload';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { documentCounters, documents, orders } from '../database/schema';
import { germanSeller } from '../testing/german-seller';
import { orderPayloadOf } from '../testing/order-payload';
import { pdfText } from '../testing/pdf-text';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

let clock = new Date('2026-03-02T09:00:00Z');
let app: TestApp;
let buyer: Person;
let admin: Person;
beforeAll(async () => {
  const year = 366 * 24 * 60 * 60_000;
  app = await createTestApp({
    now: () => clock,
    seller: germanSeller,
    timeZone: 'Europe/Berlin',
    sessionLifetime: { absolute: year, idle: year },
  });
  buyer = await app.person();
  admin = await app.person('admin');
});
afterAll(() => app.close());

const read = async (link: string): Promise<string> => {
  const response = await app.fetch(link);
  expect(response.status).toBe(200);
  return pdfText(new Uint8Array(await response.arrayBuffer()));
};

let keys = 0;
const order = async (more: Partial<OrderPayload> = {}): Promise<number> => {
  keys += 1;
  const body = orderPayloadOf({ pay_now: false, get_invoice: true, ...more });
  const headers = { [idempotencyHeader]: `key-${keys}` };
  expect((await app.post('/api/v1/create-order', body, { token: buyer.token, headers })).status).toBe(200);
  const rows = await app.db.select({ id: orders.id }).from(orders).orderBy(asc(orders.id));
  return rows.at(-1)?.id ?? 0;
};

const links = z.object({
  data: z.object({
    data: z.object({
      invoice_link: z.string(),
      invoice_number: z.nullable(z.string()),
      credit_note_link: z.nullable(z.string()),
      credit_note_number: z.nullable(z.string()),
    }),
  }),
});
const detailOf = async (id: number) =>
  links.parse((await app.get(`/api/v1/order/${id}`, { token: buyer.token })).body).data.data;

const act = async (id: number, action: OrderAction, note = '') => {
  const path = `/api/v1/order/${id}/lifecycle`;
  const token = ['approve', 'cancel'].includes(action) ? buyer.token : admin.token;
  expect((await app.post(path, { action, note }, { token })).status).toBe(200);
};

const rowOf = async (id: number) => {
  const [row] = await app.db.select().from(orders).where(eq(orders.id, id));
  return { net: row?.totalMinor, tax: row?.taxMinor, gross: row?.grossMinor };
};

const sold = (deliveryCountry: string, vatNumber = '') => ({
  tax: { delivery_country: deliveryCountry, billing_country: deliveryCountry, vat_number: vatNumber },
});

describe('invoices of five countries', () => {
  it.each([
    {
      to: 'Germany',
      ...sold('DE'),
      amounts: { net: 101_250, tax: 19_238, gross: 120_488 },
      says: ['Net 1,012.50 GBP', 'VAT 19%, Germany 192.38 GBP', 'Total with VAT 1,204.88 GBP'],
    },
    {
      to: 'a person in France',
      ...sold('FR'),
      amounts: { net: 101_250, tax: 20_250, gross: 121_500 },
      says: ['VAT 20%, France 202.50 GBP', 'Total with VAT 1,215.00 GBP'],
    },
    {
      to: 'a business in Austria',
      ...sold('AT', 'atu 12345675'),
      amounts: { net: 101_250, tax: 0, gross: 101_250 },
      says: [
        'VAT number ATU12345675',
        'No VAT: intra-Community supply 0.00 GBP',
        'Article 138 of Directive 2006/112/EC. The customer accounts for the VAT.',
      ],
    },
    {
      to: 'the United States',
      ...sold('US'),
      amounts: { net: 101_250, tax: 0, gross: 101_250 },
      says: ['No VAT: export to United States 0.00 GBP', 'Export of goods, exempt from VAT.'],
    },
    {
      to: 'a business in Switzerland',
      ...sold('CH', 'CHE123456788MWST'),
      amounts: { net: 101_250, tax: 0, gross: 101_250 },
      says: ['No VAT: export to Switzerland 0.00 GBP', 'Total with VAT 1,012.50 GBP'],
    },
  ])('to $to is the same in SQL and PDF, to the cent', async ({ tax, amounts, says }) => {
    const id = await order({ tax });
    expect(await rowOf(id)).toEqual(amounts);
    const { invoice_link, invoice_number } = await detailOf(id);
    const text = await read(invoice_link);
    for (const part of [
      `Invoice ${invoice_number}`,
      'Gabentisch GmbH',
      'Packhofstr. 3',
      '20457 Hamburg',
      'VAT number DE111111125',
      'Stoneware Mug 9.20 50 460.00',
      'Time of supply 02/03/2026',
      'Due 01/04/2026',
      ...says,
    ])
      expect(text).toContain(part);
  });

  it('refuse a VAT number that is none, by its field', async () => {
    const body = orderPayloadOf(sold('AT', 'ATU12345678'));
    const reply = await app.post('/api/v1/create-order', body, { token: buyer.token });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ errors: { 'tax.vat_number': [expect.any(String)] } });
  });
});

describe('numbers', () => {
  const numbers = async () =>
    (await app.db.select().from(documents).where(eq(documents.kind, 'invoice'))).map(({ number }) => number);

  it('have no gap, however many orders come at once, and one that failed takes none', async () => {
    const before = (await numbers()).length;
    await Promise.all(Array.from({ length: 12 }, () => order()));
    const year = 2026;
    await expect(
      app.db.transaction(async (tx) => {
        await tx.update(documentCounters).set({ last: 900 }).where(eq(documentCounters.year, year));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await order();
    expect((await numbers()).sort()).toEqual(
      Array.from({ length: before + 13 }, (_, index) => `INV-2026-${String(index + 1).padStart(5, '0')}`),
    );
  });

  it('begin anew with the year of the seller', async () => {
    const then = clock;
    clock = new Date('2026-12-31T23:30:00Z');
    const { invoice_number } = await detailOf(await order());
    expect(invoice_number).toBe('INV-2027-00001');
    clock = then;
  });
});

describe('an order by card', () => {
  it('has a confirmation until its approval, then one invoice for good', async () => {
    const id = await order({ pay_now: true, get_invoice: false });
    const before = await detailOf(id);
    expect(before.invoice_number).toBeNull();
    const confirmation = await read(before.invoice_link);
    expect(confirmation).toContain(`Order confirmation ${id}`);
    expect(confirmation).toContain('This is no invoice.');
    await app.db.update(orders).set({ status: 'proof_sent' }).where(eq(orders.id, id));
    await act(id, 'approve');
    const { invoice_number, invoice_link } = await detailOf(id);
    expect(invoice_number).toMatch(/^INV-2026-/);
    const text = await read(invoice_link);
    await app.db.update(orders).set({ campaignName: 'Renamed' }).where(eq(orders.id, id));
    expect(await read(invoice_link)).toBe(text);
    expect((await app.db.select().from(documents).where(eq(documents.orderId, id))).length).toBe(1);
  });
});

describe('an order by card that holds the amount', () => {
  it('is invoiced as charged to it, without a day it is due', async () => {
    const id = await order({ pay_now: true, get_invoice: false });
    await app.db
      .update(orders)
      .set({ status: 'proof_sent', paymentStatus: 'authorised' })
      .where(eq(orders.id, id));
    await act(id, 'approve');
    const text = await read((await detailOf(id)).invoice_link);
    expect(text).toContain('The amount is charged to the card that holds it.');
    expect(text).not.toContain('Due');
  });
});

describe('an invoiced order that ends early', () => {
  it('has a credit note with a number of its own, which says what it credits', async () => {
    const id = await order(sold('DE'));
    await act(id, 'cancel');
    const { invoice_number, credit_note_number, credit_note_link } = await detailOf(id);
    expect(credit_note_number).toBe('CN-2026-00001');
    const text = await read(credit_note_link ?? '');
    expect(text).toContain('Credit note CN-2026-00001');
    expect(text).toContain(`Credits invoice ${invoice_number} in full.`);
    expect(text).toContain('Total with VAT 1,204.88 GBP');
    expect(text).not.toContain('Due');
  });

  it('has none without an invoice', async () => {
    const id = await order({ pay_now: true, get_invoice: false });
    await act(id, 'cancel');
    expect(await detailOf(id)).toMatchObject({ invoice_number: null, credit_note_number: null });
  });
});

it('is never changed nor deleted', async () => {
  await expect(app.db.update(documents).set({ number: 'INV-2026-99999' })).rejects.toThrow();
  await expect(app.db.delete(documents)).rejects.toThrow();
});
