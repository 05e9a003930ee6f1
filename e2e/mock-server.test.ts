import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../scripts/browser.mjs';
import { personAt } from './person';

/**
 * The main journey on the mock server, as `npm run build:mocked` builds it for a folder of a site. Built, because
 * Vite's dev server may reload a page during the test.
 */

const buyer = { name: 'Noor Haddad', email: 'noor@fernside.example', password: 'a-long-enough-secret' };
const total = '1,804.50 EUR';

/** A name of this machine that browsers take for another one. */
const farHost = 'gifts.example';

/** Where the site has the app. */
const folder = '/gifts/';

let outDir: string;
let vite: PreviewServer;
let browser: Browser;
let page: Page;
let baseURL: string;
const crashes: string[] = [];
/** Requests beside the folder, other than calls, which the mock server answers. */
const strays: string[] = [];

beforeAll(async () => {
  const root = fileURLToPath(new URL('../apps/web', import.meta.url));
  outDir = await mkdtemp(join(tmpdir(), 'gifting-mock-server-'));
  const settings = {
    root,
    mode: 'mock-server',
    base: folder,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  } as const;
  await build(settings);
  // Without the proxy, so that a call without a mock fails.
  vite = await preview({
    ...settings,
    preview: { host: '127.0.0.1', port: 0, proxy: {}, allowedHosts: [farHost] },
  });
  const found = await findBrowser();
  browser = await chromium.launch({
    ...found,
    args: [...found.args, `--host-resolver-rules=MAP ${farHost} 127.0.0.1`],
  });
  baseURL = vite.resolvedUrls?.local[0] ?? '';
  page = await (await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })).newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => crashes.push(String(error)));
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol === 'http:' && !pathname.startsWith(folder) && !pathname.startsWith('/api/'))
      strays.push(pathname);
  });
});

afterAll(async () => {
  await browser?.close();
  await vite?.close();
  await rm(outDir, { recursive: true, force: true });
});

const { heading, button, field, signIn } = personAt(() => page);

/** Fills a box and the addresses, up to the review. */
const fillsABox = async () => {
  await page.goto('collection');
  await heading('Define your project details').waitFor();
  await expect.poll(() => field('Name').inputValue()).toBe(buyer.name);
  await field('Packs').fill('50');
  await field('Budget').fill('2500');
  await page.getByLabel('Currency').selectOption('EUR');
  await button('Next').click();
  await page.getByRole('button', { name: 'Drinkware', description: 'Mugs and bottles.' }).click();
  await heading('Choose your products').waitFor();
  await page
    .getByRole('article', { name: 'Insulated Bottle' })
    .getByRole('button', { name: /Add to Giftbox/ })
    .click();
  await page
    .getByRole('article', { name: 'Stoneware Mug' })
    .getByRole('button', { name: /Add to Giftbox/ })
    .click();
  await page.getByRole('region', { name: 'Summary' }).getByText('Stoneware Mug').waitFor();
  await button('Next').click();
  await heading('Choose your packaging').waitFor();
  await page.getByRole('radiogroup', { name: 'Keepsake Box' }).getByRole('radio', { name: /Plain/ }).click();
  await page.getByRole('region', { name: 'Summary' }).getByText('Keepsake Box').waitFor();
  await button('Next').click();
  await heading('Add a gift note').waitFor();
  await button('Continue Without Gift Note').click();
  await heading('Order Details').waitFor();
  for (const name of ['Delivery Address', 'Billing address']) {
    const address = page.getByRole('group', { name });
    await address.getByLabel('Address Line 1').fill('14 Calder Wharf');
    await address.getByLabel('Post Town').fill('Leeds');
    await address.getByLabel('Post Code').fill('LS10 1AP');
  }
  await button('Submit').click();
  await heading('Review & Confirm').waitFor();
};

describe('without any server', () => {
  test('a buyer signs up and signs in', async () => {
    await page.goto('sign-up');
    await heading('Sign Up').waitFor();
    await field('Full name').fill(buyer.name);
    await field('Email').fill(buyer.email);
    await field('Phone').fill('+44 113 496 0177');
    await field('Company name').fill('Fernside Studio');
    await field('Company address').fill('14 Calder Wharf, Leeds');
    await field('Password').fill(buyer.password);
    await field('Retype password').fill(buyer.password);
    await button('Sign Up').click();
    await page.waitForURL('**/sign-in');
    await signIn(buyer);
  });

  test('builds a box and orders it', async () => {
    await fillsABox();
    await button('Continue without payment').click();
    await heading('Order Successful!').waitFor();
  });

  test('finds the order in the dashboard, after a reload as well', async () => {
    await page.goto('dashboard/orders');
    const table = page.getByRole('table', { name: 'All Active Orders' });
    await table.getByText(total).waitFor();
    await page.reload();
    await table.getByText(total).waitFor();
    await table.getByRole('link', { name: /View order/ }).click();
    await page.getByText('14 Calder Wharf', { exact: true }).first().waitFor();
  });

  test('pays another order by card, on a page of its own', async () => {
    await fillsABox();
    await page.getByRole('radio', { name: 'Credit/Debit Card' }).check();
    await button('Confirm & Pay').click();
    await heading('Pay by card').waitFor();
    await button(`Authorise ${total}`).click();
    await heading('Order Successful!').waitFor();
  });

  test('a scenario answers a call, stays over a reload, and is in a link', async () => {
    const table = page.getByRole('table', { name: 'All Active Orders' });
    const failure = page.getByText('Error loading orders');
    await page.goto('dashboard/orders?scenarios=orders.own=503');
    await failure.waitFor();
    await page.reload();
    await failure.waitFor();
    expect(new URL(page.url()).search).toBe('');
    await button('Scenarios (1)').click();
    await field('Find a call').fill('orders.own');
    expect(await field('Link to this page with these scenarios').inputValue()).toBe(
      `${baseURL}dashboard/orders?scenarios=${encodeURIComponent('orders.own=503')}`,
    );
    await page.getByLabel(/^orders\.own:/).selectOption('empty');
    await button('Reload the page').click();
    await page.getByText('No orders found').waitFor();
    await button('Scenarios (1)').click();
    await button('Reset all').click();
    await button('Reload the page').click();
    await table.waitFor();
  });

  test('signs out, and an administrator sees the order', async () => {
    await button('Sign out').click();
    await page.getByText('Logged out successfully').waitFor();
    await page.getByRole('link', { name: 'Sign in', exact: true }).first().waitFor();
    await signIn({ email: 'admin@example.com', password: 'unwrap-the-day' });
    await page.goto('dashboard/orders');
    await page.getByRole('table', { name: 'All Active Orders' }).getByText(total).first().waitFor();
    expect(crashes).toEqual([]);
    expect([...new Set(strays)]).toEqual([]);
  });
});

test('over plain http from another machine, where browsers have no service workers, the app is there too', async () => {
  const farURL = Object.assign(new URL(baseURL), { hostname: farHost }).href;
  const far = await (await browser.newContext({ baseURL: farURL })).newPage();
  far.setDefaultTimeout(10_000);
  await personAt(() => far).signIn({ email: 'admin@example.com', password: 'unwrap-the-day' });
  expect(await far.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  await far.goto('dashboard');
  await far.getByRole('heading', { name: /Welcome back/ }).waitFor();
});
