import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@gifting/domain/site/paths';
import { root } from '../scripts/lib/workspace.mjs';
import { byteBudgets, publicPages } from './budgets';
import type { Figure } from './report/row';
import type { Stage } from './stage';
import { besides, brotliSize, kilobytes, weigh } from './weigh';

const assets = join(root, 'apps/web/dist/assets');

/** The style sheets of the whole app, in kilobytes, each compressed by itself as it is sent. */
const weighAppStyles = async (): Promise<number> => {
  const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  const sizes = await Promise.all(sheets.map(async (name) => brotliSize(await readFile(join(assets, name)))));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

const atMost = (limit: number) => ({ of: 'figure', bound: 'at most', limit }) as const;

/** What a first visit loads: home whole, each further page what it adds to that, and the style sheets in all. */
export const measureBytes = async ({ browser, product, floor }: Stage): Promise<readonly Figure[]> => {
  const home = await weigh(browser, product.address + paths.home);
  const floorOfHome = await weigh(browser, floor.address + paths.home);
  const figures: Figure[] = [
    {
      what: `${paths.home} scripts`,
      unit: 'kB',
      measured: kilobytes(home, 'script'),
      floor: kilobytes(floorOfHome, 'script'),
      budget: atMost(byteBudgets.homeScripts),
    },
    {
      what: `${paths.home} styles`,
      unit: 'kB',
      measured: kilobytes(home, 'stylesheet'),
      budget: atMost(byteBudgets.homeStyles),
    },
    {
      what: `${paths.home} font files`,
      unit: '',
      measured: home.filter(({ kind }) => kind === 'font').length,
      budget: atMost(byteBudgets.fontFiles),
      note: `${kilobytes(home, 'font').toFixed(0)} kB`,
    },
  ];
  for (const path of publicPages) {
    const more = besides(await weigh(browser, product.address + path), home);
    figures.push({
      what: `${path} scripts of its own`,
      unit: 'kB',
      measured: kilobytes(more, 'script'),
      budget: atMost(byteBudgets.furtherPageScripts),
      note: `styles ${kilobytes(more, 'stylesheet').toFixed(1)} kB, fonts ${kilobytes(more, 'font').toFixed(0)} kB`,
    });
  }
  figures.push({
    what: 'styles of the whole app',
    unit: 'kB',
    measured: await weighAppStyles(),
    budget: atMost(byteBudgets.appStyles),
  });
  return figures;
};
