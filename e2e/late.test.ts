import { paths } from '@gifting/domain/site/paths';
import { homeTexts } from '@gifting/ui/screens/home/HomeScreen/HomeScreen.texts.ts';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../scripts/browser.mjs';
import { type Running, startProduct } from '../scripts/lib/product';

let product: Running;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  browser = await chromium.launch(await findBrowser());
});

afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

test('a visitor whose page loses the app on the way is told, and gets it by loading the page again', async () => {
  const page = await browser.newPage();
  const address = `${product.address}${paths.home}?from=a-letter`;
  const scripts = '**/assets/app-*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto(address);
  const again = page.getByRole('link', { name: 'Load it again' });
  await again.waitFor();
  expect(await page.getByText('This page has not arrived.').isVisible()).toBe(true);
  await page.unroute(scripts);
  await again.click();
  await page.getByRole('heading', { level: 1, name: homeTexts.title }).waitFor();
  expect(page.url()).toBe(address);
  expect(await again.count()).toBe(0);
});
