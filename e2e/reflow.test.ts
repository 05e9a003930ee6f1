import { ownOrdersMock } from '@gifting/api/orders/mocks';
import { paths } from '@gifting/ui/app/paths.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { adminPages, buyerPages, opensPages, visitorPages } from './pages';
import { openProduct } from './product';

const onPage = opensPages(openProduct());

const pages = [...visitorPages, ...buyerPages, ...adminPages];

/** The pixels by which a page scrolls sideways. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** The words that a line breaks in the middle: `Stonewar/e`. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** Links, buttons and inputs smaller than this in either direction, the area of a pseudo-element included. */
const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => {
    const targets = document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary');
    return [...targets].flatMap((target) => {
      // Links within a sentence are as high as its lines.
      if (!target.checkVisibility() || target.matches('p a, [tabindex="-1"], :disabled')) return [];
      const label = target.closest('label')?.getBoundingClientRect();
      const { width, height } = label ?? target.getBoundingClientRect();
      const after = getComputedStyle(target, '::after');
      const reach = (own: number, larger: string) => Math.max(own, Number.parseFloat(larger) || 0);
      const wide = reach(width, after.content === 'none' ? '' : after.width);
      const high = reach(height, after.content === 'none' ? '' : after.height);
      if (width < 2 || (wide >= size - 0.5 && high >= size - 0.5)) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? target.id;
      return [`${target.tagName} "${name}" ${Math.round(wide)} x ${Math.round(high)}`];
    });
  }, least);

/** The words and spaces of WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** The pixels by which a page scrolls sideways once its text is twice as large. */
const overflowOfLargeText = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  return overflow(page);
};

// Each page is opened once for each window: a check that changes the page comes last.
describe.concurrent.each(pages)('%s', (path) => {
  test('breaks no word at 320 px, and does not scroll sideways, with the text spacing of WCAG either', async ({
    expect,
  }) => {
    await onPage(path, { viewport: { width: 320, height: 640 } }, async (page) => {
      expect.soft(await brokenWords(page)).toEqual([]);
      expect.soft(await overflow(page)).toBeLessThanOrEqual(0);
      await page.addStyleTag({ content: textSpacing });
      expect.soft(await overflow(page), 'with text spacing').toBeLessThanOrEqual(0);
    });
  });

  test('has targets of 44 px on touch, and does not scroll sideways at 390 px with text twice as large', async ({
    expect,
  }) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    await onPage(path, phone, async (page) => {
      expect.soft(await smallTargets(page, 44)).toEqual([]);
      expect.soft(await overflowOfLargeText(page)).toBeLessThanOrEqual(0);
    });
  });

  test('has targets of 24 px, and does not scroll sideways at 1280 px with text twice as large', async ({
    expect,
  }) => {
    await onPage(path, { viewport: { width: 1280, height: 900 } }, async (page) => {
      expect.soft(await smallTargets(page, 24)).toEqual([]);
      expect.soft(await overflowOfLargeText(page)).toBeLessThanOrEqual(0);
    });
  });
});

/** A4 without its margins of 14 mm, in pixels of CSS. */
test.each([
  ['upright', 688],
  ['landscape', 1017],
])('a list of orders has the whole width of %s paper', async (_, width) => {
  await onPage(paths.orders, { viewport: { width, height: 900 } }, async (page) => {
    const { row, samples } = ownOrdersMock;
    await page.route(`**/api${row.path}*`, (route) =>
      route.fulfill({ json: z.encode(row.response, samples.ok) }),
    );
    await page.reload();
    await page.getByRole('table').waitFor();
    await page.emulateMedia({ media: 'print' });
    const table = await page.getByRole('table').boundingBox();
    expect(table?.width).toBeGreaterThan(width * 0.95);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
