import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

// A page of fixed elements only has no height, so that its body is never visible.
const rendered = 'body.sb-show-main';
const failed = 'body.sb-show-errordisplay';

let outDir: string;
let server: PreviewServer;
let browser: Browser;
let page: Page;
const problems: string[] = [];

/** Waits until a page of the preview has rendered; a story of a narrow viewport, opened by itself, does so in a frame. */
const seeRendered = async (id: string): Promise<void> => {
  const frame = page.locator('iframe[title="Story"]');
  await page.locator(rendered).or(page.locator(failed)).or(frame).waitFor({ state: 'attached' });
  const story = (await frame.count()) > 0 ? frame.contentFrame() : page;
  await story.locator(rendered).or(story.locator(failed)).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  if (await story.locator(failed).count()) problems.push(`${id} shows an error`);
};

/** Notes errors on the console and requests that leave the folder, other than calls, which mocks answer. */
const watch = (watched: Page) => {
  const at = () => new URL(watched.url()).search;
  watched.on('console', (message) => {
    // Mocks answer with failures on purpose.
    const isAnswered = message.location().url.startsWith(`${new URL(watched.url()).origin}/api/`);
    if (message.type() === 'error' && !isAnswered) problems.push(`${at()} logs ${message.text()}`);
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
    root: dirname(outDir),
    base: folder,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  browser = await chromium.launch(await findBrowser());
  const baseURL = server.resolvedUrls?.local[0] ?? '';
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  // The first page loads most of Storybook, which takes long on a busy machine.
  context.setDefaultTimeout(90_000);
  page = await context.newPage();
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
  await story.locator(rendered).waitFor({ state: 'attached' });
  await story
    .getByRole('link', { name: /State atlas/ })
    .first()
    .click();
  await page.waitForURL(/\/gifts\/\?path=\/story\/state-atlas--/);
  await story.getByRole('heading', { level: 1, name: 'State atlas' }).waitFor();
  expect(problems.splice(0)).toEqual([]);
});

const everyPage = process.env.EVERY_PAGE === 'true';

test('shows its pages without an error', { timeout: everyPage ? 3_600_000 : 180_000 }, async () => {
  const { entries } = z.parse(indexSchema, JSON.parse(await readFile(join(outDir, 'index.json'), 'utf8')));
  const all = Object.values(entries);
  const pages = everyPage
    ? all.filter(
        ({ id, type, importPath }) =>
          type === 'docs' ||
          all.find((other) => other.type === 'story' && other.importPath === importPath)?.id === id,
      )
    : few.flatMap((pattern) => all.find(({ id }) => pattern.test(id)) ?? []);
  expect(pages.length).toBeGreaterThanOrEqual(few.length);
  for (const { id, type } of pages) {
    await page.goto(`iframe.html?viewMode=${type}&id=${id}`);
    await seeRendered(id);
  }
  expect(problems.splice(0)).toEqual([]);
});

test('shows a narrow story as narrow as it says, opened by itself', async () => {
  const id = 'screens-home-home--narrow';
  await page.goto(`iframe.html?viewMode=story&id=${id}`);
  await seeRendered(id);
  const story = page.frameLocator('iframe[title="Story"]');
  expect(await story.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(390);
  expect(problems.splice(0)).toEqual([]);
});
