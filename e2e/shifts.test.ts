import { giftingPath, paths } from '@gifting/ui/app/paths.ts';
import { describe, expect, test } from 'vitest';
import { layoutShift, type Shift } from '../bench/pages/vitals';
import { openProduct } from './product';

const site = openProduct();

/** A response without server rendering, as the server sends it for pages it cannot render. */
const unrenderedDocument = async (): Promise<string> =>
  (await fetch(site.product.address + paths.forgotPassword)).text();

/** Opens a page whose list fails, and returns its layout shift until the error shows. */
const shiftOf = async (path: string, width: number): Promise<number> => {
  const context = await site.browser.newContext({ viewport: { width, height: 844 } });
  try {
    const page = await context.newPage();
    const body = await unrenderedDocument();
    await page.route(site.product.address + path, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await page.route('**/api/v1/gifting**', (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto(site.product.address + path);
    await page.getByRole('main').getByRole('alert').waitFor();
    const shifts = await page.evaluate(async (): Promise<Shift[]> => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // One frame that renders the message, and the end of that frame.
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

describe.each([390, 1280])('a page whose list fails does not shift, at %i px', (width) => {
  test.each([paths.gifting, giftingPath('1')])('%s', async (path) => {
    expect(await shiftOf(path, width)).toBeLessThan(0.02);
  });
});
