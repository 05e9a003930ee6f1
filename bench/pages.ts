import { demoGifting } from '@gifting/api/demo/gifting';
import { paths } from '@gifting/domain/site/paths';
import { homeTexts } from '@gifting/ui/screens/home/HomeScreen/HomeScreen.texts.ts';
import { layoutShiftBudget, ratioBudgets } from './budgets';
import { openSite } from './pages/site';
import { writeTwins } from './pages/twin';
import { type Visit, viewport, visit } from './pages/visit';
import type { Figure } from './report/row';
import { median } from './report/statistics';
import type { Stage } from './stage';

const runs = 5;

/** Home, and a page whose content comes from the catalogue. */
const visited = [
  { path: paths.home, heading: homeTexts.title },
  { path: paths.giftingItem.replace(':id', demoGifting[0].id), heading: demoGifting[0].name },
] as const;

const atMost = (limit: number) => ({ of: 'ratio', bound: 'at most', limit }) as const;

/** The median of each figure over several visits. */
const middle = (visits: readonly Visit[]): Visit => ({
  firstPaint: median(visits.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
  layoutShift: median(visits.map(({ layoutShift }) => layoutShift)),
  blockingTime: median(visits.map(({ blockingTime }) => blockingTime)),
  blockingAfterPaint: median(visits.map(({ blockingAfterPaint }) => blockingAfterPaint)),
  scripts: median(visits.map(({ scripts }) => scripts)),
});

/** Whether the document contains the page's content, that is, whether it is server-rendered. */
const isServerRendered = async (address: string): Promise<boolean> =>
  (await (await fetch(address)).text()).includes('<h1');

const figuresOf = (
  path: string,
  { product, twin, floor }: Readonly<Record<'product' | 'twin' | 'floor', Visit>>,
  serverRendered: boolean,
): readonly Figure[] => {
  const largest = { unit: 'ms', measured: product.largestPaint } as const;
  return [
    {
      what: `${path} first paint, beside the rendered floor`,
      unit: 'ms',
      measured: product.firstPaint,
      floor: floor.firstPaint,
      note: `static ${twin.firstPaint.toFixed(0)} ms`,
    },
    {
      ...largest,
      what: `${path} largest paint, beside a static page`,
      floor: twin.largestPaint,
      budget: serverRendered ? atMost(ratioBudgets.largestPaint) : undefined,
    },
    {
      ...largest,
      what: `${path} largest paint, beside the rendered floor`,
      floor: floor.largestPaint,
      budget: serverRendered ? undefined : atMost(ratioBudgets.largestPaint),
    },
    {
      what: `${path} blocking time`,
      unit: 'ms',
      measured: product.blockingTime,
      floor: floor.blockingTime,
      budget: atMost(ratioBudgets.blockingTime),
      note: `after the first paint ${product.blockingAfterPaint.toFixed(0)} ms, floor ${floor.blockingAfterPaint.toFixed(0)} ms`,
    },
    {
      what: `${path} layout shift`,
      unit: '',
      // Three decimals, as is usual: smaller shifts are invisible.
      measured: Number(product.layoutShift.toFixed(3)),
      floor: Number(floor.layoutShift.toFixed(3)),
      budget: { of: 'figure', bound: 'at most', limit: layoutShiftBudget },
    },
    { what: `${path} scripts as sent`, unit: 'kB', measured: product.scripts, floor: floor.scripts },
  ];
};

/** Measures the product, its static twin and the floor alternately, on a slow phone. */
export const measurePages = async ({ browser, product, floor }: Stage): Promise<readonly Figure[]> => {
  const twin = await openSite(
    (folder) =>
      writeTwins(
        folder,
        visited.map(({ path }) => path),
        browser,
        product.address,
        viewport,
      ),
    product.address,
  );
  const sites = { product, twin, floor };
  const visitAll = async ({ path, heading }: (typeof visited)[number]) => ({
    product: await visit(browser, sites.product.address + path, heading),
    twin: await visit(browser, sites.twin.address + path, heading),
    floor: await visit(browser, sites.floor.address + path, heading),
  });
  try {
    const figures: Figure[] = [];
    for (const each of visited) {
      // The first visit is discarded: it fills the servers' caches.
      await visitAll(each);
      const turns = [];
      for (let run = 0; run < runs; run += 1) turns.push(await visitAll(each));
      const medians = {
        product: middle(turns.map((turn) => turn.product)),
        twin: middle(turns.map((turn) => turn.twin)),
        floor: middle(turns.map((turn) => turn.floor)),
      };
      figures.push(...figuresOf(each.path, medians, await isServerRendered(product.address + each.path)));
    }
    return figures;
  } finally {
    await twin.remove();
  }
};
