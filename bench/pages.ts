import { demoGifting } from '@gifting/api/demo/gifting';
import { paths } from '@gifting/domain/site/paths';
import { homeTexts } from '@gifting/ui/screens/home/HomeScreen/HomeScreen.texts.ts';
import { micrositeScreenTexts } from '@gifting/ui/screens/recipients/MicrositeScreen/MicrositeScreen.texts.ts';
import { redemptionTexts } from '@gifting/ui/screens/recipients/RedemptionScreen/RedemptionScreen.texts.ts';
import { blockingTimeBudget, largestPaintBudgets, layoutShiftBudget, recipientPages } from './budgets';
import { openSite } from './pages/site';
import { viewport } from './pages/slow';
import { writeTwins } from './pages/twin';
import { type Visit, visit } from './pages/visit';
import type { Figure } from './report/row';
import { median, percentile } from './report/statistics';
import type { Stage } from './stage';

/** Visits of each page that count; the median of fewer moved from run to run. */
const runs = 9;

/** A visit counts if the piece of work before it took at most this much of what a quarter of them needs: nobody else was at work. */
const steady = 1.2;

/** Rounds after which a busy machine is given up. */
const mostRounds = 4 * runs;

interface Page {
  readonly path: string;
  readonly heading: string;
}

/** Home, and a page whose content comes from the catalogue. The floor has them too. */
const publicPages: readonly Page[] = [
  { path: paths.home, heading: homeTexts.title },
  { path: paths.giftingItem.replace(':id', demoGifting[0].id), heading: demoGifting[0].name },
];

/** Pages of a gift's recipient, beside their static twins alone. */
const recipientVisits: readonly Page[] = [
  { path: recipientPages[0], heading: micrositeScreenTexts.title },
  { path: recipientPages[1], heading: redemptionTexts.title },
];

const atMost = (limit: number) => ({ of: 'ratio', bound: 'at most', limit }) as const;

/** The median of each figure over several visits. */
const middle = (visits: readonly Visit[]): Visit => ({
  firstPaint: median(visits.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
  layoutShift: median(visits.map(({ layoutShift }) => layoutShift)),
  blockingTime: median(visits.map(({ blockingTime }) => blockingTime)),
  blockingAfterPaint: median(visits.map(({ blockingAfterPaint }) => blockingAfterPaint)),
  scripts: median(visits.map(({ scripts }) => scripts)),
  pace: median(visits.map(({ pace }) => pace)),
});

/** The figures of a page beside its static twin. */
const besideTwin = (path: string, product: Visit, twin: Visit, largestPaint: number): readonly Figure[] => [
  {
    what: `${path} first paint, beside a static page`,
    unit: 'ms',
    measured: product.firstPaint,
    floor: twin.firstPaint,
  },
  {
    what: `${path} largest paint, beside a static page`,
    unit: 'ms',
    measured: product.largestPaint,
    floor: twin.largestPaint,
    budget: atMost(largestPaint),
  },
  {
    what: `${path} layout shift`,
    unit: '',
    // Three decimals, as is usual: smaller shifts are invisible.
    measured: Number(product.layoutShift.toFixed(3)),
    budget: { of: 'figure', bound: 'at most', limit: layoutShiftBudget },
  },
];

/** The figures of a page beside the same stack without the product. */
const besideFloor = (path: string, product: Visit, floor: Visit, twin: Visit): readonly Figure[] => [
  {
    what: `${path} largest paint, beside the rendered floor`,
    unit: 'ms',
    measured: product.largestPaint,
    floor: floor.largestPaint,
  },
  {
    what: `${path} blocking time`,
    unit: 'ms',
    measured: product.blockingTime,
    floor: floor.blockingTime,
    budget: atMost(blockingTimeBudget),
    note: `a static page without scripts ${twin.blockingTime.toFixed(0)} ms; after the first paint ${product.blockingAfterPaint.toFixed(0)} ms, floor ${floor.blockingAfterPaint.toFixed(0)} ms; the same work took ${product.pace.toFixed(0)} and ${floor.pace.toFixed(0)} ms`,
  },
  { what: `${path} scripts as sent`, unit: 'kB', measured: product.scripts, floor: floor.scripts },
];

/** Measures the product, its static twins and the floor alternately, on a slow phone. */
export const measurePages = async ({ browser, product, floor }: Stage): Promise<readonly Figure[]> => {
  const twin = await openSite(
    (folder) =>
      writeTwins(
        folder,
        [...publicPages, ...recipientVisits].map(({ path }) => path),
        browser,
        product.address,
        viewport,
      ),
    product.address,
  );
  /** The medians of a page at several sites, visited in turns until each has enough steady visits. */
  const visitAll = async (
    { path, heading }: Page,
    addresses: readonly string[],
  ): Promise<readonly Visit[]> => {
    const visits = addresses.map((): Visit[] => []);
    const counted = (): readonly Visit[][] => {
      const paces = visits.flat().map(({ pace }) => pace);
      if (paces.length === 0) return visits;
      const quick = percentile(paces, 25);
      return visits.map((some) => some.filter(({ pace }) => pace <= steady * quick));
    };
    // These are discarded: they fill the servers' caches.
    for (const address of addresses) await visit(browser, address + path, heading);
    for (let round = 0; counted().some(({ length }) => length < runs); round += 1) {
      if (round === mostRounds) throw new Error(`The machine is too busy to measure ${path}.`);
      for (const [index, address] of addresses.entries())
        visits[index]?.push(await visit(browser, address + path, heading));
    }
    return counted().map(middle);
  };
  try {
    const figures: Figure[] = [];
    for (const page of publicPages) {
      const [own, still, bare] = await visitAll(page, [product.address, twin.address, floor.address]);
      if (own && still && bare)
        figures.push(
          ...besideTwin(page.path, own, still, largestPaintBudgets.public),
          ...besideFloor(page.path, own, bare, still),
        );
    }
    for (const page of recipientVisits) {
      const [own, still] = await visitAll(page, [product.address, twin.address]);
      if (own && still) figures.push(...besideTwin(page.path, own, still, largestPaintBudgets.recipients));
    }
    return figures;
  } finally {
    await twin.remove();
  }
};
