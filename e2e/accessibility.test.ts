import { paths } from '@gifting/ui/app/paths.ts';
import axe, { type AxeResults } from 'axe-core';
import type { BrowserContextOptions } from 'playwright';
import { describe, expect, test } from 'vitest';
import { personalPages, publicPages, recipientPages } from '../bench/budgets';
import { signInBuyer } from '../bench/weigh';
import { openProduct } from './product';

const site = openProduct();

const rules = { region: { enabled: true }, 'target-size': { enabled: true } };

/** What axe finds on a page of the product, each as `rule: element`. */
const violationsAt = async (path: string, options: BrowserContextOptions): Promise<readonly string[]> => {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  try {
    const page = await context.newPage();
    await page.goto(site.product.address + path, { waitUntil: 'networkidle' });
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify({ rules })})`);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  } finally {
    await context.close();
  }
};

describe.each([390, 1280])('axe finds nothing at %i px', (width) => {
  const viewport = { width, height: 844 };

  test.each([paths.home, ...publicPages, ...recipientPages])('on %s', async (path) => {
    expect(await violationsAt(path, { viewport })).toEqual([]);
  });

  test('on the pages of a signed-in buyer', async () => {
    const storageState = await signInBuyer(site.browser, site.product.address);
    for (const path of personalPages)
      expect(await violationsAt(path, { viewport, storageState }), path).toEqual([]);
  });
});
