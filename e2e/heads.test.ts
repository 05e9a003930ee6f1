import { paths } from '@gifting/domain/site/paths';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicPages } from '../bench/budgets';
import { weigh } from '../bench/weigh';
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

describe('a document names the scripts and sheets of its screen, so that none waits for another', () => {
  test.each([paths.home, ...publicPages])('at %s', async (path) => {
    const html = await (await fetch(product.address + path)).text();
    const loads = await weigh(browser, product.address + path);
    const late = loads
      .filter(({ kind }) => kind !== 'font')
      .map(({ address }) => address)
      .filter((address) => !html.includes(`"${address}"`));
    expect(late).toEqual([]);
  });
});
