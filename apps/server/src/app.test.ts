import { openApiDocument } from '@gifting/api/core/openapi';
import { demoCategories } from '@gifting/api/demo/categories';
import { demoCurrencies } from '@gifting/api/demo/currencies';
import { demoGiftBoxes } from '@gifting/api/demo/gift-boxes';
import { demoProducts } from '@gifting/api/demo/products';
import { demoSeller } from '@gifting/api/demo/seller';
import { table } from '@gifting/api/table';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from './testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    seller: demoSeller,
    openId: {
      issuer: 'https://accounts.example',
      clientId: 'gifting',
      clientSecret: 'secret',
      name: 'Google',
      origin: () => 'https://gifts.example',
    },
  });
});
afterAll(() => app.close());

const pathOf = (path: string): string => `/api${path.replaceAll(/\{\w+\}/g, '1')}`;

describe('every row', () => {
  const open = table.filter(
    ({ access, method, params }) => access === 'public' && method === 'GET' && !params,
  );
  const closed = table.filter(({ access }) => access !== 'public');
  const admin = table.filter(({ access }) => access === 'admin');

  it.each(open)('$name answers anyone with what its schema reads', async (row) => {
    const { status, body } = await app.get(pathOf(row.path));
    expect(status).toBe(200);
    const model = z.parse<z.ZodMiniType>(row.response, body);
    expect(model).toBeTruthy();
    expect(model).not.toEqual([]);
  });

  it.each(closed)('$name turns away who is not signed in', async ({ path, method }) => {
    for (const headers of [{}, { Authorization: 'Bearer unknown' }, { Authorization: 'Basic YTpi' }]) {
      const { status, body } = await app.send(pathOf(path), { method, headers });
      expect(status).toBe(401);
      expect(body).toEqual({ success: false, message: 'Please sign in to continue', errors: {} });
    }
  });

  it.each(admin)('$name turns away a user', async ({ path, method }) => {
    const { token } = await app.person('user');
    const { status, body } = await app.send(pathOf(path), {
      method,
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(status).toBe(403);
    expect(body).toMatchObject({ success: false, message: 'You do not have permission to do this' });
  });
});

it('describes its rows to anyone', async () => {
  const { status, body } = await app.get('/api/openapi.json');
  expect(status).toBe(200);
  expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument(table.map((row) => ({ row }))))));
});

it.each(['services', 'gifting', 'collections'])('a page of %s is found by slug and by id', async (kind) => {
  const [path, id, slug] = {
    services: ['/api/v1/servces', '13', 'portals-for-events'],
    gifting: ['/api/v1/gifting', '3', 'event-offsites'],
    collections: ['/api/v1/collections', '22', 'summer-and-wellness'],
  }[kind] ?? ['', '', ''];
  const byId = await app.get(`${path}/${id}`);
  expect(byId.status).toBe(200);
  expect((await app.get(`${path}/${slug}`)).body).toEqual(byId.body);
  for (const other of ['101', 'nothing-of-the-kind', '999999'])
    expect((await app.get(`${path}/${other}`)).status).toBe(404);
});

describe('the catalogue', () => {
  it.each([
    ['/api/v1/get-currency', demoCurrencies.length],
    ['/api/v1/categories', demoCategories.length],
    ['/api/v1/categories/dropdown/list', demoCategories.length],
    ['/api/v1/products', demoProducts.length],
    ['/api/v1/gift-box', demoGiftBoxes.length],
  ])('%s holds the demo rows', async (path, length) => {
    expect((await app.get(path)).body).toMatchObject({ data: { length } });
  });

  it('offers what goes beyond the written table', async () => {
    expect((await app.get('/api/v1/capabilities')).body).toEqual({
      success: true,
      data: [
        'account.deletion',
        'account.openid',
        'account.passwords',
        'account.profile',
        'account.sessions',
        'campaigns.claims',
        'campaigns.erasure',
        'campaigns.figures',
        'campaigns.languages',
        'campaigns.links',
        'campaigns.microsite',
        'campaigns.packing',
        'campaigns.recipients',
        'campaigns.sizes',
        'catalogue.edit',
        'catalogue.guides',
        'catalogue.search',
        'catalogue.versions',
        'dashboard.summary',
        'inventory.stock',
        'lists.pages',
        'orders.addresses',
        'orders.artwork',
        'orders.lifecycle',
        'orders.full',
        'orders.proofs',
        'orders.prices',
        'orders.once',
        'orders.tax',
        'people.manage',
        'sessions.renew',
        'site.pages',
      ],
    });
  });
});

describe('what is no request', () => {
  it.each(['/api', '/api/', '/api/v1/nothing', '/api/v1/order/1/2', '/api/login'])(
    'GET %s is not found, in JSON',
    async (path) => {
      const { status, body } = await app.get(path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ success: false, message: 'There is nothing at this address' });
    },
  );

  it.each(['', '{', 'null and void', '{"email":'])('the JSON %j is refused', async (body) => {
    const reply = await app.send('/api/login', { method: 'POST', body });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ success: false, message: 'The request is not valid JSON', errors: {} });
  });

  it.each([null, [], 'text', 3])('the body %j is refused', async (body) => {
    const reply = await app.post('/api/login', body);
    expect(reply.status).toBe(422);
  });

  it('a form is refused where none is read, and JSON where a form is', async () => {
    expect((await app.postForm('/api/login', { email: 'a@example.com' })).status).toBe(400);
    expect((await app.post('/api/register', {})).status).toBe(415);
  });

  it('more than 1 MB is refused', async () => {
    const password = 'x'.repeat(1024 * 1024 + 1);
    const json = await app.post('/api/login', { email: 'a@example.com', password });
    expect(json.status).toBe(413);
    expect(json.body).toMatchObject({ success: false, message: 'The request is too large: 1 MB at most' });
    expect((await app.postForm('/api/register', { name: password })).status).toBe(413);
    const announced = { method: 'POST', body: '{}', headers: { 'Content-Length': String(1024 * 1024 + 1) } };
    expect((await app.send('/api/login', announced)).status).toBe(413);
  });

  it('a NUL character is refused by name, wherever it stands', async () => {
    const { status, body } = await app.post('/api/login', { email: 'a\0@example.com', password: 'x' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { email: ['Email holds a character that cannot be stored'] } });
    expect((await app.get('/api/v1/products?category=%00')).status).toBe(422);
    expect((await app.get('/api/v1/gift-box?currency=G%00P')).status).toBe(422);
  });

  it('a path that cannot be decoded is answered, not thrown', async () => {
    const { token } = await app.person();
    expect((await app.get('/api/v1/order/%E0%A4%A', { token })).status).toBe(404);
  });
});

describe('an error of the server', () => {
  it('is reported, and says nothing of the inside', async () => {
    const broken = await createTestApp();
    const { token } = await broken.person();
    await broken.db.execute(sql`alter table orders rename to orders_gone`);
    const { status, body } = await broken.get('/api/v1/pending-order', { token });
    expect(status).toBe(500);
    expect(body).toEqual({
      success: false,
      message: 'Something went wrong on the server. Please try again.',
      errors: {},
    });
    expect(broken.reported).toHaveLength(1);
    await broken.close();
  });

  it('is a 503 with a time to try again when the database is away, on every kind of address', async () => {
    const away = await createTestApp();
    await away.close();
    for (const path of ['/api/v1/products', '/sitemap.xml', '/uploads/1.png']) {
      const { status, headers } = await away.get(path);
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('5');
    }
    expect((await away.get('/api/v1/products')).body).toEqual({
      success: false,
      message: 'The server is too busy at the moment. Please try again in a few seconds.',
      errors: {},
    });
    expect((await away.get('/api/v1/health')).body).toEqual({ status: 'ok' });
    const ready = await away.get('/api/v1/ready');
    expect(ready).toMatchObject({ status: 503, body: { status: 'database unavailable' } });
  });
});

describe('a server that stops', () => {
  it('is healthy and not ready', async () => {
    const stopping = await createTestApp({ isStopping: () => true });
    expect(await stopping.get('/api/v1/ready')).toMatchObject({ status: 503, body: { status: 'stopping' } });
    expect((await stopping.get('/api/v1/health')).status).toBe(200);
    expect(await app.get('/api/v1/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
    await stopping.close();
  });
});

describe('a request that no page or call makes', () => {
  it.each([
    ['nested 3,000 deep', `${'['.repeat(3000)}${']'.repeat(3000)}`],
    ['half a surrogate pair', JSON.stringify({ email: 'a\uD83C@example.com', password: 'x' })],
    ['a byte order mark', JSON.stringify({ email: '\uFEFFa@example.com', password: 'x' })],
  ])('%s is refused, and nobody has to look into it', async (_what, body) => {
    const { status } = await app.send('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(app.reported).toEqual([]);
  });
});

describe('a site on https', () => {
  it('is never asked for over http again', async () => {
    const site = await createTestApp({ publicUrl: 'https://gifts.example' });
    const { headers } = await site.get('/api/v1/get-currency');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await app.get('/api/v1/get-currency')).headers.get('strict-transport-security')).toBeNull();
    await site.close();
  });
});

describe('headers', () => {
  it('keep answers out of caches, and nothing in them runs or is framed', async () => {
    const { headers } = await app.get('/api/v1/get-currency');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('keep pages out of frames and foreign scripts out of pages', async () => {
    const { headers } = await app.get('/');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('are on refusals as well', async () => {
    const { headers } = await app.get('/api/v1/pending-order');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/microsite/123', '/microsite/123/456', '/gift-redemption/7', '/gift-redemption/7/456'])(
    'keep the personal link %s to the person',
    async (path) => {
      const { headers } = await app.get(path);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;");
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    },
  );
});

it('says at / that there is no web app, when there is none', async () => {
  const { status, body } = await app.get('/');
  expect(status).toBe(200);
  expect(body).toContain('The web app has not been built yet');
});
