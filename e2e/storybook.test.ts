import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findBrowser } from '../scripts/browser.mjs';
import { commandFile, root } from '../scripts/lib/workspace.mjs';

/**
 * The built Storybook in a folder of a site: nothing is asked for beside it, and no page logs an error. A few pages of
 * each kind; with `EVERY_PAGE=true` all docs and the first story of every file.
 */

const folder = '/gifts/';

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), type: z.enum(['docs', 'story']), importPath: z.string() }),
  ),
});

const few = [
  /^start-here--/,
  /^state-atlas--/,
  /^which-part--everything/,
  /^primitives-button--docs$/,
  /^patterns-confirmdialog--docs$/,
  /^reference-api-table--/,
  /^screens-home-home--default$/,
  /^screens-orders-payment--default$/,
];

let outDir: string;
let server: PreviewServer;
let browser: Browser;
let page: Page;
const problems: string[] = [];

/** Notes errors on the console and requests that leave the folder, other than calls, which mocks answer. */
const watch = (watched: Page) => {
  const at = () => new URL(watched.url()).search;
  watched.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${at()} logs ${message.text()}`);
  });
  watched.on('pageerror', (error) => problems.push(`${at()} throws ${error}`));
  watched.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    const inside = pathname.startsWith(folder) || pathname.startsWith('/api/');
    if (origin !== new URL(watched.url()).origin || !inside)
      problems.push(`${at()} asks for ${request.url()}`);
  });
};

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'gifting-storybook-'));
  await promisify(execFile)(process.execPath, [commandFile('storybook'), 'build', '-o', outDir, '--quiet'], {
    cwd: root,
  });
  server = await preview({
    configFile: false,
    root: outDir,
    base: folder,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  browser = await chromium.launch(await findBrowser());
  const baseURL = server.resolvedUrls?.local[0] ?? '';
  page = await (await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })).newPage();
  await page.goto('index.json');
  watch(page);
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(outDir, { recursive: true, force: true });
});

test('opens with the welcome page, whose links work', async () => {
  await page.goto('');
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.locator('body.sb-show-main').waitFor();
  await story
    .getByRole('link', { name: /State atlas/ })
    .first()
    .click();
  await page.waitForURL(/\/gifts\/\?path=\/story\/state-atlas--/);
  await story.getByRole('heading', { level: 1, name: 'State atlas' }).waitFor();
  expect(problems).toEqual([]);
});

test('shows its pages without an error', async () => {
  const { entries } = z.parse(indexSchema, JSON.parse(await readFile(join(outDir, 'index.json'), 'utf8')));
  const all = Object.values(entries);
  const pages =
    process.env.EVERY_PAGE === 'true'
      ? all.filter(
          ({ id, type, importPath }) =>
            type === 'docs' ||
            all.find((other) => other.type === 'story' && other.importPath === importPath)?.id === id,
        )
      : few.flatMap((pattern) => all.find(({ id }) => pattern.test(id)) ?? []);
  expect(pages.length).toBeGreaterThanOrEqual(few.length);
  for (const { id, type } of pages) {
    await page.goto(`iframe.html?viewMode=${type}&id=${id}`);
    await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor();
    await page.waitForLoadState('networkidle');
    if (await page.locator('body.sb-show-errordisplay').count()) problems.push(`${id} shows an error`);
  }
  expect(problems).toEqual([]);
});

test('shows a narrow story as narrow as it says, opened by itself', async () => {
  await page.goto('iframe.html?viewMode=story&id=screens-home-home--narrow');
  const frame = page.frameLocator('iframe[title="Story"]');
  await frame.locator('body.sb-show-main').waitFor();
  expect(await frame.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(390);
  expect(problems).toEqual([]);
});
