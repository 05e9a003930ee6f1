import { paths } from '@gifting/domain/site/paths';
import { describe, expect, test } from 'vitest';
import { byteBudgets, publicPages } from '../bench/budgets';
import { besides, kilobytes, weigh } from '../bench/weigh';
import { openProduct } from './product';

const site = openProduct();

const visits = new Map<string, ReturnType<typeof weigh>>();

/** What the first visit of a page loads; each page is visited once. */
const visit = (path: string): ReturnType<typeof weigh> => {
  const loads = visits.get(path) ?? weigh(site.browser, site.product.address + path);
  visits.set(path, loads);
  return loads;
};

describe('what a visit loads stays within its budget', () => {
  test('the scripts of home', async () => {
    expect(kilobytes(await visit(paths.home), 'script')).toBeLessThanOrEqual(byteBudgets.homeScripts);
  });

  test('the styles of home', async () => {
    expect(kilobytes(await visit(paths.home), 'stylesheet')).toBeLessThanOrEqual(byteBudgets.homeStyles);
  });

  test('the fonts of home', async () => {
    const fonts = (await visit(paths.home)).filter(({ kind }) => kind === 'font');
    expect(fonts.length).toBeLessThanOrEqual(byteBudgets.fontFiles);
  });

  test.each(publicPages)('what %s adds', async (path) => {
    const more = besides(await visit(path), await visit(paths.home));
    expect(kilobytes(more, 'script')).toBeLessThanOrEqual(byteBudgets.furtherPageScripts);
  });
});

describe('a document names the scripts and sheets of its screen, so that none waits for another', () => {
  test.each([paths.home, ...publicPages])('at %s', async (path) => {
    const html = await (await fetch(site.product.address + path)).text();
    const late = (await visit(path))
      .filter(({ kind }) => kind !== 'font')
      .map(({ address }) => address)
      .filter((address) => !html.includes(`"${address}"`));
    expect(late).toEqual([]);
  });
});
