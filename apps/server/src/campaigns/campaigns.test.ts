import { campaignDetail, campaignListItem } from '@gifting/domain/campaigns/campaign';
import { micrositeSetup } from '@gifting/domain/campaigns/microsite-setup';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { micrositeSetups } from '../database/schema';
import { orderPayloadOf } from '../testing/order-payload';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

let app: TestApp;
let buyer: Person;
let other: Person;
let admin: Person;

const list = async (person: Person, path = '/api/v1/pending-campaign') =>
  z.parse(dataEnvelope(z.array(campaignListItem), 2), (await app.get(path, person)).body);
const read = async (person: Person, id: string) =>
  z.parse(dataEnvelope(campaignDetail), (await app.get(`/api/v1/campaign/${id}`, person)).body);

beforeAll(async () => {
  app = await createTestApp();
  buyer = await app.person();
  other = await app.person();
  admin = await app.person('admin');
  const placeOrder = (person: Person, overrides: Parameters<typeof orderPayloadOf>[0]) =>
    app.post('/api/v1/create-order', orderPayloadOf(overrides), person);
  await placeOrder(buyer, {
    campaign_type: 'microsite',
    campaign_name: 'Joiners',
    multiple_delivery_address: false,
  });
  await placeOrder(buyer, { campaign_type: null, name: 'Just an order' });
  await placeOrder(other, { campaign_type: 'gift_redemption', campaign_name: '', name: 'Autumn' });
});
afterAll(() => app.close());

describe('campaigns', () => {
  it('are the orders that say how gifts reach recipients', async () => {
    expect(await list(buyer)).toHaveLength(1);
    expect(await list(admin)).toEqual([]);
    expect(await list(admin, '/api/admin/v1/campaign/pending')).toHaveLength(2);
    const [orders, [campaign]] = [await app.get('/api/v1/pending-order', buyer), await list(buyer)];
    expect(JSON.stringify(orders.body)).toContain(`"id":${campaign?.id}`);
  });

  it('are called by their own name, else by that of the order', async () => {
    const [[joiners], [autumn]] = [await list(buyer), await list(other)];
    expect(await read(buyer, joiners?.id ?? '')).toMatchObject({ name: 'Joiners', total: joiners?.price });
    expect(await read(other, autumn?.id ?? '')).toMatchObject({ name: 'Autumn' });
  });

  it("are nobody else's to read, except an administrator's", async () => {
    const id = (await list(buyer))[0]?.id;
    expect((await app.get(`/api/v1/campaign/${id}`, other)).status).toBe(404);
    expect((await app.get(`/api/v1/campaign/${id}`, admin)).status).toBe(404);
    expect((await app.get(`/api/admin/v1/campaign/${id}`, admin)).status).toBe(200);
  });

  it.each(['1', 'x', '999999', '0'])('%s is none', async (id) => {
    expect((await app.get(`/api/v1/campaign/${id}`, buyer)).status).toBe(404);
    expect((await app.get(`/api/admin/v1/campaign/${id}`, admin)).status).toBe(404);
  });

  it('are not the orders without a way to recipients', async () => {
    const { body } = await app.get('/api/v1/pending-order', buyer);
    const ids = z.parse(dataEnvelope(z.array(campaignListItem), 2), body).map(({ id }) => id);
    const plain = ids.filter((id) => id !== ids.at(-1));
    for (const id of plain) expect((await app.get(`/api/v1/campaign/${id}`, buyer)).status).toBe(404);
    expect(plain).toHaveLength(1);
  });
});

describe('the microsite setup', () => {
  const setUp = (person: Person, id: string, products: unknown) =>
    app.post(`/api/v1/campaign/microsite-setup/${id}`, { products }, person);
  const kept = () => app.db.select().from(micrositeSetups).orderBy(asc(micrositeSetups.orderItemId));
  const campaignOf = async (person: Person) => {
    const id = (await list(person))[0]?.id ?? '';
    return { id, items: (await read(person, id)).items.map((item) => Number(item.id)) };
  };

  it('is kept per order item, and set anew as a whole', async () => {
    const { id, items } = await campaignOf(buyer);
    const [mug, notebook] = items;
    const options = ['S', 'M', 'L'];
    const first = await setUp(buyer, id, [
      { order_item_id: mug, ask_size: 'no', plain_text: 'ignored' },
      { order_item_id: notebook, ask_size: 'yes', input_type: 'options', options, price: 3 },
    ]);
    expect(first).toMatchObject({ status: 200, body: { message: 'Microsite details added successfully' } });
    const nothing = { askSize: false, inputType: null, options: [], plainText: '', pieces: [] };
    expect(await kept()).toEqual([
      { ...nothing, orderItemId: mug },
      { ...nothing, orderItemId: notebook, askSize: true, inputType: 'options', options },
    ]);
    const text = { order_item_id: mug, ask_size: 'yes', input_type: 'plain_text', plain_text: 'Shoe size' };
    expect((await setUp(admin, id, [text])).status).toBe(200);
    expect(await kept()).toEqual([
      { ...nothing, orderItemId: mug, askSize: true, inputType: 'plain_text', plainText: 'Shoe size' },
    ]);
  });

  it("is the owner's and administrators', about the campaign's own items, each once", async () => {
    const before = await kept();
    const { id, items } = await campaignOf(buyer);
    const { items: foreign } = await campaignOf(other);
    const no = (order_item_id: unknown) => ({ order_item_id, ask_size: 'no' });
    expect((await setUp(other, id, [no(items[0])])).status).toBe(404);
    expect((await setUp(buyer, '999999', [])).status).toBe(404);
    expect((await setUp(buyer, id, [no(items[0]), no(foreign[0])])).status).toBe(404);
    expect((await setUp(buyer, id, [no('x')])).status).toBe(404);
    const twice = await setUp(buyer, id, [no(items[0]), no(items[0])]);
    expect(twice).toMatchObject({
      status: 422,
      body: { errors: { 'products.1.order_item_id': [expect.anything()] } },
    });
    const bad = await setUp(buyer, id, [
      { ...no(items[0]), ask_size: 'yes', input_type: 'options', options: [] },
    ]);
    expect(bad).toMatchObject({
      status: 422,
      body: { errors: { 'products.0.options': ['Options are required'] } },
    });
    expect(await kept()).toEqual(before);
  });

  const save = (person: Person, id: string, body: object) =>
    app.post(`/api/v1/campaign/microsite-setup/${id}`, { products: [], ...body }, person);
  const readSetup = async (person: Person, id: string) =>
    z.parse(
      dataEnvelope(micrositeSetup),
      (await app.get(`/api/v1/campaign/microsite-setup/${id}`, person)).body,
    );

  it('is read by its owner and administrators', async () => {
    const { id } = await campaignOf(buyer);
    const opening = { opens: '2026-03-29T01:30', closes: '2026-10-25T01:30', time_zone: 'Europe/London' };
    expect((await save(buyer, id, { ...opening, gifts_per_person: 1 })).status).toBe(200);
    const setup = await readSetup(buyer, id);
    expect(setup).toMatchObject({ opens: opening.opens, closes: opening.closes, giftsPerPerson: 1 });
    expect(setup.items).toHaveLength(2);
    expect(await readSetup(admin, id)).toEqual(setup);
    expect((await app.get(`/api/v1/campaign/microsite-setup/${id}`, other)).status).toBe(404);
    expect((await app.get('/api/v1/campaign/microsite-setup/999999', admin)).status).toBe(404);
  });

  it('is saved once of ten changes from the same version, and the others get the present one', async () => {
    const { id } = await campaignOf(buyer);
    const { version, items } = await readSetup(buyer, id);
    const saves = Array.from({ length: 10 }, (_, index) =>
      save(buyer, id, {
        version,
        products: items.map(({ orderItemId }) => ({
          order_item_id: orderItemId,
          ask_size: 'yes',
          input_type: 'plain_text',
          plain_text: `change ${index}`,
        })),
      }),
    );
    const replies = await Promise.all(saves);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const present = await readSetup(buyer, id);
    expect(present.version).toBe(String(Number(version) + 1));
    expect(new Set(present.items.map(({ plainText }) => plainText)).size).toBe(1);
    for (const { status, body } of replies)
      if (status === 409)
        expect(z.parse(z.object({ details: micrositeSetup }), body).details).toEqual(present);
  });
});
