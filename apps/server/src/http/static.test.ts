import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderedPage } from './renderer';
import { apiOriginsOf, inlineScriptsOf, serveWebApp } from './static';

const script = `console.log(${JSON.stringify('gifts '.repeat(500))})`;
let folder: string;
let app: Hono;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  for (const name of ['assets', 'pictures', 'catalogue', '.vite']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<h1>The app</h1>');
  writeFileSync(join(folder, 'catalogue/index.html'), '<h1>Catalogue</h1>');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'assets/index-abc123.js'), script);
  writeFileSync(join(folder, 'assets/index-abc123.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/index-abc123.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'pictures/mug.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = new Hono();
  app.route('/', serveWebApp(folder));
  app.notFound((context) => context.text('Not found', 404));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('reads inline scripts with the line ends that a browser compares', () => {
  const other = mkdtempSync(join(tmpdir(), 'web-'));
  writeFileSync(join(other, 'index.html'), '<script>\r\n  start();\r\n</script>');
  expect(inlineScriptsOf(other)).toEqual(['\n  start();\n']);
  rmSync(other, { recursive: true });
});

it('reads the origins that the document connects to early', () => {
  const other = mkdtempSync(join(tmpdir(), 'web-'));
  writeFileSync(
    join(other, 'index.html'),
    '<link rel="preconnect" href="https://api.example" crossorigin><link rel="icon" href="/a.svg">',
  );
  expect(apiOriginsOf(other)).toEqual(['https://api.example']);
  expect(apiOriginsOf(folder)).toEqual([]);
  rmSync(other, { recursive: true });
});

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

  it('with a document of their own get it', async () => {
    for (const path of ['/catalogue', '/catalogue/'])
      expect(await (await get(path)).text()).toBe('<h1>Catalogue</h1>');
  });
});

describe('rendered pages', () => {
  const render = vi.fn<(context: Context) => Promise<RenderedPage>>();
  let site: Hono;
  beforeAll(() => {
    site = new Hono();
    site.route('/', serveWebApp(folder, render));
  });
  beforeEach(() => {
    render.mockReset();
    render.mockResolvedValue({ status: 200, html: `<h1>Rendered</h1>${'<p>Box</p>'.repeat(200)}` });
  });

  it('are sent with their status', async () => {
    render.mockResolvedValue({ status: 404, html: '<h1>Not found</h1>' });
    const response = await site.request('/gifting/999');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>Not found</h1>');
  });

  it('are at one address each: another spelling leads there', async () => {
    render.mockResolvedValue({ status: 308, path: '/gifting/1' });
    const response = await site.request('/Gifting/1/?from=mail');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/gifting/1?from=mail');
  });

  it('are compressed on the fly', async () => {
    const response = await site.request('/gifting', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('<h1>Rendered</h1>');
  });

  it('are not sent again while they stay the same', async () => {
    const tag = (await site.request('/gifting')).headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"another", ${tag}`])
      expect((await site.request('/gifting', { headers: { 'if-none-match': known } })).status).toBe(304);
    render.mockResolvedValue({ status: 200, html: '<h1>Another</h1>' });
    const later = await site.request('/gifting', { headers: { 'if-none-match': tag } });
    expect(later.status).toBe(200);
    expect(await later.text()).toContain('Another');
  });

  it('are not made for files', async () => {
    await site.request('/pictures/mug.svg');
    await site.request('/assets/gone.js');
    expect(render).not.toHaveBeenCalled();
  });

  it('stand in for the manifests of the build', async () => {
    expect(await (await site.request('/.vite/manifest.json')).text()).toContain('Rendered');
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
