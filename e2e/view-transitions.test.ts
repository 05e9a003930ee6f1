import { giftingPath, paths } from '@gifting/ui/app/paths.ts';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openProduct } from './product';

const site = openProduct();

declare global {
  interface Window {
    /** How many elements have the shared name before and after each transition. */
    shared: number[];
  }
}

const recordTransitions = (): void => {
  window.shared = [];
  const start = document.startViewTransition.bind(document);
  const count = () =>
    [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).viewTransitionName === 'opened',
    ).length;
  document.startViewTransition = (update) => {
    window.shared.push(count());
    const transition = start(update);
    void transition.updateCallbackDone.then(() => window.shared.push(count()));
    return transition;
  };
};

const visit = async (
  path: string,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> => {
  const context = await site.browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.addInitScript(recordTransitions);
    await page.goto(site.product.address + path, { waitUntil: 'networkidle' });
    await act(page);
  } finally {
    await context.close();
  }
};

const seesOneElementChange = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.shared.length === 2);
  expect(await page.evaluate(() => window.shared)).toEqual([1, 1]);
};

describe('a page opens out of what was pressed', () => {
  test('a drawer becomes the open box, and focus moves to its title', async () => {
    await visit(paths.gifting, {}, async (page) => {
      const link = page.locator(`a[href="${giftingPath('2')}"]`).last();
      await link.click();
      await seesOneElementChange(page);
      const title = page.locator('h1:not(.sr-only)');
      await title.waitFor();
      await page.waitForFunction(() => document.activeElement?.matches('h1:not(.sr-only)'));
    });
  });

  test('people who want less motion see the page at once', async () => {
    await visit(paths.gifting, { reducedMotion: 'reduce' }, async (page) => {
      await page
        .locator(`a[href="${giftingPath('2')}"]`)
        .last()
        .click();
      await page.waitForURL((url) => url.pathname === giftingPath('2'));
      const display = await page.evaluate(
        () => getComputedStyle(document.documentElement, '::view-transition').display,
      );
      expect(display).toBe('none');
    });
  });
});
