import { demoSeller } from '@gifting/api/demo/seller';
import type { OrderPayload } from '@gifting/domain/orders/payload';
import type { Seller } from '@gifting/domain/tax/seller';
import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readEInvoice } from '../testing/e-invoice';
import { en16931Faults } from '../testing/en16931';
import { germanSeller } from '../testing/german-seller';
import { documentOf, placeOrder } from '../testing/invoiced-orders';
import { orderPayloadOf } from '../testing/order-payload';
import { createTestApp } from '../testing/test-app';
import { crossIndustryInvoice } from './cross-industry-invoice';

/**
 * The e-invoices of orders to five countries, compared whole with the files in `golden`. After a change that is meant,
 * `vitest -u` writes them: read what changed.
 */

const timeZone = 'Europe/Berlin';
const day = 24 * 60 * 60_000;

interface Sale {
  readonly seller?: Seller;
  readonly currency: string;
  /** Name, street, post code, town and country of the buyer. */
  readonly buyer: readonly [string, string, string, string, string];
  readonly vatNumber?: string;
  readonly severalAddresses?: boolean;
  /** Whether the order is cancelled, and the document the credit note. */
  readonly cancelled?: boolean;
  readonly vat: { readonly category: string; readonly rate: number; readonly tax: number };
}

const sales: Readonly<Record<string, Sale>> = {
  'gb-home': {
    seller: demoSeller,
    currency: 'GBP',
    buyer: ['Amara Okafor', '14 Calder Wharf', 'LS10 1AP', 'Leeds', 'GB'],
    vat: { category: 'S', rate: 2000, tax: 20_250 },
  },
  'de-home': {
    currency: 'EUR',
    buyer: ['Möller & Söhne KG', 'Elbchaussee 12', '22765', 'Hamburg', 'DE'],
    vatNumber: 'DE136695976',
    vat: { category: 'S', rate: 1900, tax: 22_506 },
  },
  'de-home-credit-note': {
    currency: 'EUR',
    buyer: ['Möller & Söhne KG', 'Elbchaussee 12', '22765', 'Hamburg', 'DE'],
    vatNumber: 'DE136695976',
    cancelled: true,
    vat: { category: 'S', rate: 1900, tax: 22_506 },
  },
  'fr-person': {
    currency: 'EUR',
    buyer: ['Élise Lefèvre', '7 quai Voltaire', '75007', 'Paris', 'FR'],
    vat: { category: 'S', rate: 2000, tax: 23_690 },
  },
  'at-business': {
    currency: 'EUR',
    buyer: ['Donau Handel GmbH', 'Praterstraße 1', '1020', 'Wien', 'AT'],
    vatNumber: 'ATU12345675',
    vat: { category: 'K', rate: 0, tax: 0 },
  },
  'at-business-several-addresses': {
    currency: 'EUR',
    buyer: ['Donau Handel GmbH', 'Praterstraße 1', '1020', 'Wien', 'AT'],
    vatNumber: 'ATU12345675',
    severalAddresses: true,
    vat: { category: 'K', rate: 0, tax: 0 },
  },
  'ch-export': {
    currency: 'EUR',
    buyer: ['Alpenblick AG', 'Bahnhofstrasse 5', '8001', 'Zürich', 'CH'],
    vatNumber: 'CHE123456788MWST',
    vat: { category: 'G', rate: 0, tax: 0 },
  },
  'us-export-from-gb': {
    seller: demoSeller,
    currency: 'USD',
    buyer: ['Prairie Goods Inc.', '200 W Adams St', '60606', 'Chicago', 'US'],
    vat: { category: 'G', rate: 0, tax: 0 },
  },
};

const payloadOf = ({ currency, buyer, vatNumber = '', severalAddresses = false }: Sale): OrderPayload => {
  const [name, street, postCode, town, country] = buyer;
  const address = {
    email: 'buyer@example.com',
    phone: '+44 113 496 0142',
    address_line_1: street,
    postal_code: postCode,
    post_town: town,
  };
  const { delivery_address: _default, ...payload } = orderPayloadOf();
  return {
    ...payload,
    pay_now: false,
    get_invoice: true,
    user_currency: currency,
    multiple_delivery_address: severalAddresses,
    billing_address: { ...address, biller_name: name },
    ...(!severalAddresses && { delivery_address: { ...address, recipient_name: name } }),
    tax: {
      delivery_country: severalAddresses ? null : country,
      billing_country: country,
      vat_number: vatNumber,
    },
  };
};

it.each(Object.entries(sales))('%s', async (file, sale) => {
  let now = new Date('2026-03-02T23:30:00Z');
  const app = await createTestApp({
    now: () => now,
    seller: sale.seller ?? germanSeller,
    timeZone,
    sessionLifetime: { absolute: 30 * day, idle: 30 * day },
  });
  const buyer = await app.person();
  await app.db.execute(sql`alter sequence ids restart with 4711`);
  const order = await placeOrder(app, buyer, payloadOf(sale), 'a-key');
  if (sale.cancelled) {
    now = new Date('2026-03-05T09:00:00Z');
    const action = { action: 'cancel', note: '' };
    const { status } = await app.post(`/api/v1/order/${order}/lifecycle`, action, { token: buyer.token });
    expect(status).toBe(200);
  }
  const document = await documentOf(app, order, sale.cancelled ? 'credit_note' : 'invoice');
  const xml = crossIndustryInvoice(document, timeZone) ?? '';
  await app.close();
  expect(await validateXsd(xml, Profile.EN16931)).toEqual({ valid: true, errors: [] });
  const read = readEInvoice(xml);
  expect(en16931Faults(read)).toEqual([]);
  expect(read.breakdown).toMatchObject([sale.vat]);
  await expect(xml).toMatchFileSnapshot(`golden/${file}.xml`);
});
