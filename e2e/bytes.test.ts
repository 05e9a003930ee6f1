import { paths } from '@gifting/domain/site/paths';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byteBudgets, publicPages } from '../bench/budgets';
import { besides, kilobytes, weigh } from '../bench/weigh';
import { findBrowser } from '../scripts/browser.mjs';
import { type Running, startProduct } from '../scripts/lib/product';

let product: Running;
let browser: Browser;
let home: Awaited<ReturnType<typeof weigh>>;

beforeAll(async () => {
  product = await startProduct();
  browser = await chromium.launch(await findBrowser());
  home = await weigh(browser, product.address + paths.home);
});

afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

describe('what a visit loads stays within its budget', () => {
  test('the scripts of home', () => {
    expect(kilobytes(home, 'script')).toBeLessThanOrEqual(byteBudgets.homeScripts);
  });

  test('the styles of home', () => {
    expect(kilobytes(home, 'stylesheet')).toBeLessThanOrEqual(byteBudgets.homeStyles);
  });

  test('the fonts of home', () => {
    expect(home.filter(({ kind }) => kind === 'font').length).toBeLessThanOrEqual(byteBudgets.fontFiles);
  });

  test.each(publicPages)('what %s adds', async (path) => {
    const more = besides(await weigh(browser, product.address + path), home);
    expect(kilobytes(more, 'script')).toBeLessThanOrEqual(byteBudgets.furtherPageScripts);
  });
});
