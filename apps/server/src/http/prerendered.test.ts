import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Prerender } from './prerendered';
import { serveWebApp } from './static';

let folder: string;
let app: Hono;
const prerender = vi.fn<Prerender>();
const onError = vi.fn();

const page = {
  status: 200,
  head: '<title>Box $& co</title><meta name="description" content="Boxes"/>',
  body: "<main><h1>It costs $1, not $'</h1></main>",
  sent: '{"answers":[]}',
} as const;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html><head><title>The app</title><script type="module" src="/assets/app.js"></script></head>' +
      '<body><div id="root"><p>Late</p></div></body></html>',
  );
  writeFileSync(join(folder, 'mug.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = new Hono();
  app.route('/', serveWebApp(folder, { prerender, siteUrlOf: () => 'https://gifts.example', onError }));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  prerender.mockReset();
  onError.mockReset();
});

it('puts a page with its head and what it was made of into the document, to the letter', async () => {
  prerender.mockResolvedValue(page);
  const response = await app.request('/gifting/1?from=a-letter');
  expect(prerender).toHaveBeenCalledWith('/gifting/1', 'https://gifts.example');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(`${page.head}\n</head>`);
  expect(html).not.toContain('The app');
  expect(html).toContain(`<div id="root">${page.body}</div><p>Late</p>`);
  expect(html).toContain(`<script type="application/json" id="sent">${page.sent}</script>`);
  expect(html).toContain('<script type="module" fetchpriority="low" src="/assets/app.js">');
});

it('compresses a page', async () => {
  const body = `<main>${'<p>Box</p>'.repeat(200)}</main>`;
  prerender.mockResolvedValue({ ...page, body });
  const response = await app.request('/gifting', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain(body);
});

it('answers that nothing has changed while the page is the same', async () => {
  prerender.mockResolvedValue(page);
  const tag = (await app.request('/gifting')).headers.get('etag') ?? '';
  for (const known of [tag, `W/${tag}`, `"another", ${tag}`])
    expect((await app.request('/gifting', { headers: { 'if-none-match': known } })).status).toBe(304);
  prerender.mockResolvedValue({ ...page, body: '<main><h1>Another</h1></main>' });
  const later = await app.request('/gifting', { headers: { 'if-none-match': tag } });
  expect(later.status).toBe(200);
  expect(await later.text()).toContain('Another');
});

it('sends the document as it is, where nothing is at the address as not found', async () => {
  prerender.mockResolvedValueOnce(undefined).mockResolvedValueOnce({ status: 404 });
  const drawnInBrowser = await app.request('/sign-in');
  expect(drawnInBrowser.status).toBe(200);
  const unknown = await app.request('/gifting/999');
  expect(unknown.status).toBe(404);
  for (const response of [drawnInBrowser, unknown])
    expect(await response.text()).toContain('<div id="root"><p>Late</p></div>');
});

it('leaves a page that cannot be rendered to the browser, and tells of it', async () => {
  const error = new Error('The database is away');
  prerender.mockRejectedValue(error);
  const response = await app.request('/gifting/%00');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<p>Late</p>');
  expect(onError).toHaveBeenCalledWith('rendering /gifting/%00', error);
});

it('renders nothing for files', async () => {
  await app.request('/mug.svg');
  await app.request('/assets/gone.js');
  expect(prerender).not.toHaveBeenCalled();
});
