import { type KeyValueStorage, memoryStorage } from '@gifting/client-state/storage/storage';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toFormData } from '../core/multipart';
import { demoPassword } from '../demo/users';
import { mockServerHandlers } from './handlers';

/** A page that was just loaded, on a storage that may have been there before. */
const load = (storage?: KeyValueStorage) => {
  const handlers = mockServerHandlers(storage ? { storage } : {});
  const send = async (path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> => {
    const response = await getResponse([...handlers], new Request(`http://localhost${path}`, init));
    const json = response?.headers.get('content-type')?.includes('json');
    return { status: response?.status ?? 0, body: json ? await response?.json() : undefined };
  };
  const signIn = async () => {
    const body = JSON.stringify({ email: 'admin@example.com', password: demoPassword });
    const reply = await send('/api/login', { method: 'POST', body });
    const { token } = z.parse(z.object({ data: z.object({ token: z.string() }) }), reply.body).data;
    return { Authorization: `Bearer ${token}` };
  };
  return { send, signIn };
};

const category = () =>
  toFormData({
    name: 'Games',
    description: 'To play.',
    image: new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' }),
  });

const add = { method: 'POST' } as const;

test('what was done, and who is signed in, outlives a reload of the page', async () => {
  const storage = memoryStorage();
  const first = load(storage);
  const headers = await first.signIn();
  await first.send('/api/admin/v1/category/create', { ...add, headers, body: category() });
  const second = load(storage);
  const { status, body } = await second.send('/api/admin/v1/category/list', { headers });
  expect(status).toBe(200);
  const list = z.object({ data: z.array(z.object({ name: z.string(), image_url: z.string() })) });
  const games = z.parse(list, body).data.at(-1);
  expect(games?.name).toBe('Games');
  expect((await second.send(games?.image_url ?? '')).status).toBe(200);
});

test('a page without storage, or with one that holds something else, begins with the demo', async () => {
  for (const storage of [
    undefined,
    memoryStorage({ eventAndContentMockedApi: '{"people":3}' }),
    memoryStorage({ eventAndContentMockedApi: 'no JSON' }),
  ])
    expect((await load(storage).send('/api/v1/categories')).body).toMatchObject({
      data: { length: 5 },
    });
});

test('no password is kept as it was typed', async () => {
  const written: string[] = [];
  const storage = { ...memoryStorage(), write: (_: string, value: string) => written.push(value) > 0 };
  await load(storage).signIn();
  expect(written.join()).toContain('admin@example.com');
  expect(written.join()).not.toContain(demoPassword);
});

test('a call no row answers is not found, in JSON, and what is no JSON is refused', async () => {
  const { send } = load();
  expect(await send('/api/v1/nothing')).toMatchObject({ status: 404, body: { success: false } });
  expect((await send('/api/login', { method: 'POST', body: '{' })).status).toBe(400);
});

test('an order that is sent again with its key is placed once', async () => {
  const { send, signIn } = load();
  const headers = { ...(await signIn()), 'Idempotency-Key': 'one' };
  const placeOrder = (name: string) => {
    const address = {
      biller_name: 'A',
      email: 'a@example.com',
      phone: '1',
      address_line_1: 'A',
      postal_code: 'B',
      post_town: 'C',
    };
    const order = {
      ...{
        name,
        email: 'a@example.com',
        phone: '1',
        number_of_boxes: 2,
        estimated_budget: 1,
        products_in_bag: [],
      },
      ...{
        gift_box_id: 201,
        gift_box_type: 'plain',
        status: 'pending',
        campaign_type: null,
        campaign_name: null,
      },
      ...{ gift_redeem_quantity: null, multiple_delivery_address: true, user_currency: 'GBP', products: [] },
      ...{ pay_now: false, get_invoice: true, billing_address: address },
    };
    return send('/api/v1/create-order', { method: 'POST', headers, body: JSON.stringify(order) });
  };
  expect((await placeOrder('A')).status).toBe(200);
  expect((await placeOrder('A')).status).toBe(200);
  expect((await placeOrder('B')).status).toBe(422);
  const { body } = await send('/api/v1/pending-order', { headers });
  expect(body).toMatchObject({ data: { data: [{ price: 4.9 }] } });
});
