import { keepAnswer, keptPerson } from '@gifting/domain/address-list/keep';
import { addressCounts, addressStops } from '@gifting/domain/orders/order-addresses';
import { packingFiles } from '@gifting/domain/packing/packing';
import { pageEnvelope } from '@gifting/domain/wire/page';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orders } from '../database/schema';
import { placeOrder } from '../testing/invoiced-orders';
import { orderPayloadOf } from '../testing/order-payload';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

let clock = new Date('2026-03-02T09:00:00Z');
let app: TestApp;
let buyer: Person;
let order: number;

beforeAll(async () => {
  app = await createTestApp({ now: () => clock });
  buyer = await app.person();
});
afterAll(() => app.close());

let placed = 0;
const several = (changes: object = {}) => {
  const { delivery_address: _one, ...payload } = orderPayloadOf({
    campaign_type: null,
    campaign_name: null,
    multiple_delivery_address: true,
    ...changes,
  });
  placed += 1;
  return placeOrder(app, buyer, payload, `an-order-to-several-${placed}`);
};

/** An order of 50 packs in a branded kraft mailer. */
beforeEach(async () => {
  order = await several();
});

const rowOf = (index: number, changes: object = {}) => ({
  key: `list-${index}`,
  name: `Person ${index}`,
  delivery_address_1: `${index + 1} Mill Lane`,
  postal_code: 'YO1 7HH',
  post_town: 'York',
  ...changes,
});
const rowsOf = (length: number, start = 0) => Array.from({ length }, (_, index) => rowOf(start + index));
const path = (rest: string) => `/api/v1/order/${order}/${rest}`;
const post = (recipients: readonly object[], person: Person = buyer) =>
  app.post(path('addresses'), { recipients }, person);
const keep = async (recipients: readonly object[]) =>
  z.parse(dataEnvelope(keepAnswer), (await post(recipients)).body).outcomes;
const counts = async () =>
  z.parse(dataEnvelope(addressCounts), (await app.get(path('address-counts'), buyer)).body);
const people = async () =>
  z.parse(pageEnvelope(keptPerson), (await app.get(path('addresses'), buyer)).body).items;
const remove = (id: string | undefined, person: Person = buyer) =>
  app.post(path(`addresses/${id}/remove`), undefined, person);
const moveTo = (status: (typeof orders.$inferSelect)['status']) =>
  app.db.update(orders).set({ status }).where(eq(orders.id, order));

describe('the addresses of an order', () => {
  it('are kept once, however often they are sent at a time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => keep(rowsOf(40))));
    for (const outcomes of answers)
      expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['kept']));
    expect((await counts()).kept).toBe(40);
  });

  it('are no more than its boxes, also when lists are sent at once', async () => {
    const answers = await Promise.all([0, 100, 200].map((start) => post(rowsOf(30, start))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await post(rowsOf(21, 300))).body).toMatchObject({
      message: 'This order takes 50 addresses: there is room for 20 more',
    });
    await keep(rowsOf(20, 300));
    expect(await counts()).toMatchObject({ kept: 50, boxes: 50 });
  });

  it('need a name and a whole address, and no email', async () => {
    const outcomes = await keep([
      rowOf(0, { name: ' ' }),
      rowOf(1, { delivery_address_1: '' }),
      rowOf(2, { post_town: '', postal_code: '' }),
      rowOf(3, { email: 'nowhere' }),
      rowOf(4, { email: ' ' }),
    ]);
    expect(outcomes.map(({ outcome, faults }) => [outcome, ...Object.keys(faults)])).toEqual([
      ['refused', 'name'],
      ['refused', 'deliveryAddress1'],
      ['refused', 'postTown', 'postalCode'],
      ['refused', 'email'],
      ['kept'],
    ]);
  });

  it('know somebody by name and postal code, or by email', async () => {
    await keep([rowOf(0, { email: 'noor@lumen.example' }), rowOf(1)]);
    const later = [
      rowOf(10, { email: 'NOOR@lumen.example' }),
      rowOf(11, { name: 'person  1', postal_code: ' yo17hh' }),
      rowOf(12, { name: 'Person 1', postal_code: 'YO1 7HJ' }),
    ];
    expect((await keep(later)).map(({ outcome }) => outcome)).toEqual(['known', 'known', 'kept']);
    expect((await keep(later.map((row) => ({ ...row, again: true })))).map(({ outcome }) => outcome)).toEqual(
      ['kept', 'kept', 'kept'],
    );
  });

  it('know somebody whose postal code only looks the same', async () => {
    const noor = { name: 'Noor Haddad', email: 'noor@lumen.example', postal_code: 'YO1\u00A07HH' };
    const ken = { name: 'Ken Sato', email: 'ken@lumen.example', postal_code: '\uFF11\uFF12\uFF13' };
    await keep([rowOf(0, noor), rowOf(1, ken)]);
    const later = [
      rowOf(10, { ...noor, name: 'Noor\u200B Haddad', email: 'noor@home.example', postal_code: 'YO1 7HH' }),
      rowOf(11, { ...ken, email: 'ken@home.example', postal_code: '123' }),
    ];
    expect((await keep(later)).map(({ outcome }) => outcome)).toEqual(['known', 'known']);
  });

  it('have no name, street or mark that nobody sees', async () => {
    const [named, mailed] = await keep([
      rowOf(0, { name: '\u200B\u0007' }),
      rowOf(1, { name: '\u202EZoe\u00A0M\u00ADuller', email: 'zoe@lumen.example\u200B' }),
    ]);
    expect(named).toMatchObject({ outcome: 'refused', faults: { name: 'Enter a name' } });
    expect(mailed?.outcome).toBe('kept');
    expect(await people()).toMatchObject([{ name: 'Zoe Muller', email: 'zoe@lumen.example' }]);
  });

  it.each(['in_production', 'sent', 'delivered', 'cancelled', 'refused'] as const)(
    'stay as they are once it is %s',
    async (status) => {
      await keep(rowsOf(2));
      const [first] = await people();
      await moveTo(status);
      expect(await counts()).toEqual({ kept: 2, boxes: 50, stop: status, changeable: false });
      for (const { status: code, body } of [await post([rowOf(9)]), await remove(first?.id)])
        expect({ code, body }).toMatchObject({ code: 422, body: { message: addressStops[status] } });
      expect(await people()).toHaveLength(2);
    },
  );

  it.each(['proof_sent', 'changes_asked', 'approved'] as const)(
    'may change while it is %s',
    async (status) => {
      await moveTo(status);
      await keep(rowsOf(1));
      const [only] = await people();
      expect((await remove(only?.id)).status).toBe(200);
      expect(await counts()).toEqual({ kept: 0, boxes: 50, stop: null, changeable: true });
    },
  );

  it('are not those of a campaign, nor of an order to one address', async () => {
    order = await several({ campaign_type: 'microsite' });
    await app.post(
      `/api/v1/campaign/recipients/${order}`,
      { recipients: [rowOf(0, { email: 'a@lumen.example' })] },
      buyer,
    );
    expect(await counts()).toMatchObject({ kept: 0, stop: 'campaign' });
    expect(await people()).toEqual([]);
    expect((await post([rowOf(1)])).status).toBe(422);
    order = await placeOrder(app, buyer, orderPayloadOf({ campaign_type: null }), `to-one-address-${placed}`);
    expect(await counts()).toMatchObject({ stop: 'one address' });
    expect((await post([rowOf(1)])).status).toBe(422);
  });

  it("are nobody else's to read or change; administrators read them", async () => {
    await keep(rowsOf(1));
    const [only] = await people();
    const [other, admin] = [await app.person(), await app.person('admin')];
    for (const read of ['addresses', 'address-counts']) {
      expect((await app.get(path(read), other)).status).toBe(404);
      expect((await app.get(path(read), admin)).status).toBe(200);
    }
    for (const person of [other, admin]) {
      expect((await post([rowOf(2)], person)).status).toBe(404);
      expect((await remove(only?.id, person)).status).toBe(404);
      const asRecipient = `/api/v1/campaign/recipients/remove/${only?.id}`;
      expect((await app.post(asRecipient, undefined, person)).status).toBe(404);
    }
    expect(await people()).toHaveLength(1);
  });
});

describe('what is to be packed for an order', () => {
  const files = async () => {
    const reply = await app.get(`/api/admin/v1/order/${order}/packing`, await app.person('admin'));
    return z.parse(dataEnvelope(packingFiles), reply.body);
  };
  const csv = async () => {
    const response = await app.fetch((await files()).csv ?? '');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="packing-${order}.csv"`);
    return (await response.text()).split('\r\n').slice(0, -1);
  };

  it('is a box for each address, without formulas', async () => {
    await keep([
      rowOf(0, { phone: '07700 900142', delivery_address_2: 'Second floor' }),
      rowOf(1, { name: '=1+1' }),
    ]);
    expect(await csv()).toEqual([
      'Box,Quantity,Name,Phone,Address,"Address, line 2",Post town,Postal code',
      "Kraft Mailer,1,'=1+1,,2 Mill Lane,,York,YO1 7HH",
      'Kraft Mailer,1,Person 0,07700 900142,1 Mill Lane,Second floor,York,YO1 7HH',
    ]);
  });

  it('names the gifts of an order without a box', async () => {
    order = await several({ gift_box_id: null, gift_box_type: null });
    await keep(rowsOf(1));
    expect((await csv())[1]).toMatch(/^"Stoneware Mug, [^"]+",1,Person 0,/);
  });

  it('is read whole when it is long, in the order of the list', async () => {
    order = await several({
      number_of_boxes: 1200,
      products: [{ product_id: 101, quantity: 1200 }],
    });
    for (const start of [0, 400, 800]) await keep(rowsOf(400, start));
    const lines = await csv();
    expect(lines).toHaveLength(1201);
    expect(new Set(lines).size).toBe(1201);
  });

  it('is a workbook of texts too', async () => {
    await keep([rowOf(0, { name: '=1+1' })]);
    const response = await app.fetch((await files()).xlsx ?? '');
    const parts = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
    const texts = parts.map(([name, content]) => [name, strFromU8(content)] as const);
    expect(texts.find(([name]) => name.includes('worksheets/sheet1'))?.[1]).not.toContain('<f>');
    expect(texts.some(([, text]) => text.includes('1 Mill Lane'))).toBe(true);
  });

  it('has links for administrators, which open no other list and expire', async () => {
    expect((await app.get(`/api/admin/v1/order/${order}/packing`, buyer)).status).toBe(403);
    const link = (await files()).csv ?? '';
    for (const segment of ['user', 'admin'])
      expect((await app.fetch(link.replace('/order/', `/${segment}/`))).status).toBe(404);
    clock = new Date(clock.getTime() + 61 * 60_000);
    expect((await app.fetch(link)).status).toBe(410);
  });
});
