import { paths } from '@gifting/domain/site/paths';
import { describe, expect, test } from 'vitest';
import { byteBudgets, personalPages, publicPages, recipientPages } from '../bench/budgets';
import { besides, kilobytes, signInDemo, weigh } from '../bench/weigh';
import { openProduct } from './product';

const site = openProduct();

const visits = new Map<string, ReturnType<typeof weigh>>();

/** Weighs the first visit of a page, once per page. */
const visit = (path: string): ReturnType<typeof weigh> => {
  const loads = visits.get(path) ?? weigh(site.browser, site.product.address + path);
  visits.set(path, loads);
  return loads;
};

describe('what a visit loads stays within its budget', () => {
  test('the scripts of home', async () => {
    expect(kilobytes(await visit(paths.home), 'script')).toBeLessThanOrEqual(byteBudgets.homeScripts);
  });

  test.each([paths.home, ...publicPages])('the styles of %s', async (path) => {
    expect(kilobytes(await visit(path), 'stylesheet')).toBeLessThanOrEqual(byteBudgets.publicStyles);
  });

  test('the styles of the pages of a signed-in person', async () => {
    const session = await signInDemo(site.browser, site.product.address);
    for (const path of personalPages) {
      const loads = await weigh(site.browser, site.product.address + path, session);
      const styles = kilobytes(loads, 'stylesheet');
      expect(styles, path).toBeGreaterThan(0);
      expect(styles, path).toBeLessThanOrEqual(byteBudgets.personalStyles);
    }
  });

  test('the fonts of home', async () => {
    const fonts = (await visit(paths.home)).filter(({ kind }) => kind === 'font');
    expect(fonts.length).toBeLessThanOrEqual(byteBudgets.fontFiles);
  });

  test.each(publicPages)('what %s adds', async (path) => {
    const more = besides(await visit(path), await visit(paths.home));
    expect(kilobytes(more, 'script')).toBeLessThanOrEqual(byteBudgets.furtherPageScripts);
  });

  test.each(recipientPages)('what %s adds for a recipient', async (path) => {
    const loads = await visit(path);
    const scripts = kilobytes(besides(loads, await visit(paths.home)), 'script');
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(byteBudgets.recipientScripts);
    expect(kilobytes(loads, 'stylesheet')).toBeLessThanOrEqual(byteBudgets.personalStyles);
  });
});

describe('a document links its screen’s scripts and style sheets, so that none waits for another', () => {
  test.each([paths.home, ...publicPages, ...recipientPages])('at %s', async (path) => {
    const html = await (await fetch(site.product.address + path)).text();
    const late = (await visit(path))
      .filter(({ kind }) => kind !== 'font')
      .map(({ address }) => address)
      .filter((address) => !html.includes(`"${address}"`));
    expect(late).toEqual([]);
  });
});
