import { paths } from '@gifting/domain/site/paths';
import { byteBudgets, personalPages, publicPages, recipientPages } from './budgets';
import type { Figure } from './report/row';
import type { Stage } from './stage';
import { besides, kilobytes, signInDemo, weigh } from './weigh';

const atMost = (limit: number) => ({ of: 'figure', bound: 'at most', limit }) as const;

const stylesOf = (path: string, visit: Awaited<ReturnType<typeof weigh>>, limit: number): Figure => ({
  what: `${path} styles`,
  unit: 'kB',
  measured: kilobytes(visit, 'stylesheet'),
  budget: atMost(limit),
});

/** Weighs first visits: home, the scripts each further public page adds, and the styles of every page. */
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
    stylesOf(paths.home, home, byteBudgets.publicStyles),
    {
      what: `${paths.home} font files`,
      unit: '',
      measured: home.filter(({ kind }) => kind === 'font').length,
      budget: atMost(byteBudgets.fontFiles),
      note: `${kilobytes(home, 'font').toFixed(0)} kB`,
    },
  ];
  const weighPage = async (path: string, scripts: number, styles: number): Promise<void> => {
    const visit = await weigh(browser, product.address + path);
    const more = besides(visit, home);
    figures.push(
      {
        what: `${path} scripts of its own`,
        unit: 'kB',
        measured: kilobytes(more, 'script'),
        budget: atMost(scripts),
        note: `fonts ${kilobytes(more, 'font').toFixed(0)} kB`,
      },
      stylesOf(path, visit, styles),
    );
  };
  for (const path of publicPages)
    await weighPage(path, byteBudgets.furtherPageScripts, byteBudgets.publicStyles);
  for (const path of recipientPages)
    await weighPage(path, byteBudgets.recipientScripts, byteBudgets.personalStyles);
  const session = await signInDemo(browser, product.address);
  for (const path of personalPages)
    figures.push(
      stylesOf(path, await weigh(browser, product.address + path, session), byteBudgets.personalStyles),
    );
  return figures;
};
