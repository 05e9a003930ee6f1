import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebApp } from './static';

const script = `console.log(${JSON.stringify('gifts '.repeat(500))})`;
let folder: string;
let app: Hono;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  for (const name of ['assets', 'pictures', 'catalogue']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<h1>The app</h1>');
  writeFileSync(join(folder, 'catalogue/index.html'), '<h1>Prerendered</h1>');
  writeFileSync(join(folder, 'assets/index-abc123.js'), script);
  writeFileSync(join(folder, 'assets/index-abc123.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/index-abc123.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'pictures/mug.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = new Hono();
  app.route('/', serveWebApp(folder));
  app.notFound((context) => context.text('Not found', 404));
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('pages', () => {
  it.each(['/', '/index.html', '/dashboard/orders', '/dashboard/orders/1042', '/sign-in?from=%2Fcollection'])(
    '%s is the app',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe('<h1>The app</h1>');
    },
  );

  it.each(['/dashboard/orders/..%2f..', '//evil.example', '/orders/no.4', '/%2e%2e/%2e%2e/etc/passwd'])(
    '%s is a page of the app, which has one for addresses nobody knows',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('<h1>The app</h1>');
    },
  );

  it('that were prerendered are served as such', async () => {
    for (const path of ['/catalogue', '/catalogue/'])
      expect(await (await get(path)).text()).toBe('<h1>Prerendered</h1>');
  });
});

describe('what the build has written for the head of a page', () => {
  const names = (screen: string) => `<link rel="modulepreload" href="/assets/${screen}.js">`;
  let site: Hono;
  beforeAll(() => {
    const built = mkdtempSync(join(folder, 'built-'));
    writeFileSync(join(built, 'index.html'), '<head><title>The app</title></head>');
    writeFileSync(
      join(built, 'heads.json'),
      JSON.stringify({ '/': names('home'), '/gifting/:id': names('item'), '/gifting/new': names('new') }),
    );
    site = new Hono();
    site.route('/', serveWebApp(built));
  });
  const page = async (path: string) => {
    const response = await site.request(path);
    return `${response.status} ${await response.text()}`;
  };

  it.each([
    ['/', 'home'],
    ['/gifting/welcome-packs', 'item'],
    ['/gifting/7/', 'item'],
    ['/gifting/new', 'new'],
  ])('comes with the page at %s', async (path, screen) => {
    expect(await page(path)).toBe(`200 <head><title>The app</title>${names(screen)}\n</head>`);
  });

  it.each(['/gifting', '/gifting/1/2', '/collections/gifting/1'])(
    'stays away at %s, where nothing is',
    async (path) => {
      expect(await page(path)).toBe('404 <head><title>The app</title></head>');
    },
  );

  it('makes another page of it for whoever holds one already', async () => {
    const tags = await Promise.all(
      ['/', '/gifting/1'].map(async (path) => (await site.request(path)).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(2);
  });
});

describe('files', () => {
  it('with a hash in their name may be kept for good, others for an hour', async () => {
    expect((await get('/assets/index-abc123.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    const picture = await get('/pictures/mug.svg');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  });

  it.each([
    '/assets/index-old.js',
    '/assets/gone',
    '/pictures/gone.svg',
    '/favicon.ico',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
  ])('%s is missing, not the app', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBeNull();
  });

  it('are not changed by posting to them', async () => {
    expect((await app.request('/', { method: 'POST' })).status).toBe(404);
  });

  it('can be asked about without being sent', async () => {
    const response = await app.request('/pictures/mug.svg', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('come compressed as the browser can take them', async () => {
    const path = '/assets/index-abc123.js';
    const br = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(script);
    const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(script);
    const plain = await get(path);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  it('the browser has already are not sent again', async () => {
    const headers = { 'accept-encoding': 'br' };
    const etag = (await get('/index.html', headers)).headers.get('etag') ?? '';
    const again = await get('/index.html', { ...headers, 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });
});
