import axe, { type AxeResults } from 'axe-core';
import { describe, test } from 'vitest';
import { adminPages, buyerPages, opensPages, visitorPages } from './pages';
import { openProduct } from './product';

const onPage = opensPages(openProduct());

const rules = { region: { enabled: true }, 'target-size': { enabled: true } };

/** What axe finds on a page of the product, each as `rule: element`. */
const violationsAt = (path: string, width: number): Promise<readonly string[]> =>
  onPage(path, { viewport: { width, height: 844 } }, async (page) => {
    // axe cannot decide contrast over a picture, and the page's paper is one.
    await page.evaluate(() => document.documentElement.style.setProperty('--paper-tooth', 'none'));
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify({ rules })})`);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });

const pages = [...visitorPages, ...buyerPages, ...adminPages];

describe.concurrent.each([390, 1280])('axe finds nothing at %i px', (width) => {
  test.for(pages)('on %s', async (path, { expect }) => {
    expect(await violationsAt(path, width)).toEqual([]);
  });
});
