import { giftingPath, paths } from '@gifting/ui/app/paths.ts';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layoutShift, type Shift } from '../bench/pages/vitals';
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

/** Opens a page whose list fails, and tells how far it has moved by itself until it says so. */
const shiftOf = async (path: string, width: number): Promise<number> => {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  try {
    const page = await context.newPage();
    await page.route('**/api/v1/gifting**', (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto(product.address + path);
    await page.getByRole('main').getByRole('alert').waitFor();
    const shifts = await page.evaluate(async (): Promise<Shift[]> => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // the one the message is drawn in, and the end of it
      await frame();
      await frame();
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().map((entry) => ({
        start: entry.startTime,
        value: 'value' in entry && typeof entry.value === 'number' ? entry.value : 0,
      }));
    });
    return layoutShift(shifts);
  } finally {
    await context.close();
  }
};

describe.each([390, 1280])('a page whose list fails does not move, at %i px', (width) => {
  test.each([paths.gifting, giftingPath('1')])('%s', async (path) => {
    expect(await shiftOf(path, width)).toBeLessThan(0.02);
  });
});
