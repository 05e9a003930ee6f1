import { formatPrice, type Minor } from '@gifting/domain/money/money';
import { toOrderPayload } from '@gifting/domain/orders/payload';
import { vatText } from '@gifting/domain/tax/treatment';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { orders, products } from '../database/schema';
import { readEInvoice } from '../testing/e-invoice';
import { en16931Faults } from '../testing/en16931';
import { germanSeller } from '../testing/german-seller';
import { documentOf, placeOrder } from '../testing/invoiced-orders';
import { pdfText } from '../testing/pdf-text';
import { addCurrencies, randomBox } from '../testing/random-box';
import { createTestApp, type TestApp } from '../testing/test-app';
import { crossIndustryInvoice } from './cross-industry-invoice';
import { drawInvoice } from './pdf';

// Takes some 10 s of a processor, which may be shared.
vi.setConfig({ testTimeout: 240_000 });

const timeZone = 'Europe/Berlin';
const count = 300;
/** Of so many orders one is drawn and read back, which takes longest. */
const drawn = 10;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    now: () => new Date('2026-03-02T09:00:00Z'),
    timeZone,
    seller: germanSeller,
  });
  await addCurrencies(app.db);
});
afterAll(() => app.close());

const buyers = fc.record({
  country: fc.constantFrom('DE', 'FR', 'AT', 'HU', 'FI', 'CH', 'US', 'GB'),
  vatNumber: fc.constantFrom('', '', 'ATU12345675', 'EL094259216', 'DE136695976', 'CHE123456788MWST'),
  delivery: fc.constantFrom('DE', 'FR', 'AT', 'US'),
});

const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, each) => sum + each, 0);

it(`net and tax come to gross, the same in SQL, XML and PDF, for ${count} random orders`, async () => {
  const person = await app.person();
  const sampled = fc.sample(fc.tuple(randomBox, buyers), { seed: 16_931, numRuns: count * 2 });
  const usable = sampled.filter(
    ([{ draft, products: offered }]) => draft.products.length > 0 && offered.length > 0,
  );
  const seen = new Set<string>();
  let placed = 0;
  for (const [index, [{ draft, baseRanges }, { country, vatNumber, delivery }]] of usable.entries()) {
    if (placed === count) break;
    for (const [position, ranges] of baseRanges.entries()) {
      // Prices of pieces, so that no order is too large.
      const priceRanges = ranges.map(({ min, max, price }) => ({
        min: Math.min(min, max),
        max: Math.max(min, max),
        price: price % 100_000,
      }));
      await app.db
        .update(products)
        .set({ priceRanges })
        .where(eq(products.id, 101 + position));
    }
    const payload = toOrderPayload(
      { ...draft, packaging: null },
      { userId: undefined, payment: 'invoice', capabilities: ['orders.full'] },
    );
    if (!payload) throw new Error('The draft is no order');
    const severalAddresses = payload.multiple_delivery_address;
    const id = await placeOrder(
      app,
      person,
      {
        ...payload,
        tax: {
          delivery_country: severalAddresses ? null : delivery,
          billing_country: country,
          vat_number: vatNumber,
        },
      },
      `order-${index}`,
    );
    placed += 1;

    const [row] = await app.db.select().from(orders).where(eq(orders.id, id));
    if (!row || row.taxMinor === null) throw new Error('An order without VAT');
    expect(row.totalMinor + row.taxMinor).toBe(row.grossMinor);

    const document = await documentOf(app, id, 'invoice');
    const read = readEInvoice(crossIndustryInvoice(document, timeZone) ?? '');
    expect([id, en16931Faults(read)]).toEqual([id, []]);
    expect(read.sums).toMatchObject({ net: row.totalMinor, tax: row.taxMinor, gross: row.grossMinor });
    expect(sumOf(read.lines.map(({ net }) => net))).toBe(row.totalMinor);
    expect(read.breakdown).toMatchObject([{ rate: row.taxRate, net: row.totalMinor, tax: row.taxMinor }]);
    seen.add(read.breakdown[0]?.category ?? '');

    if (index % drawn !== 0 || !document.taxed) continue;
    const text = await pdfText(await drawInvoice(document, timeZone));
    const { tax } = document.taxed;
    for (const part of [
      `Net ${formatPrice(row.totalMinor, row.currency)}`,
      `${vatText(tax)} ${formatPrice(row.taxMinor, row.currency)}`,
      `Total with VAT ${formatPrice(row.grossMinor, row.currency)}`,
      'Time of supply 02/03/2026',
      'Due 01/04/2026',
    ])
      expect(text).toContain(part);
  }
  expect(placed).toBe(count);
  expect([...seen].sort()).toEqual(['G', 'K', 'S']);
});
