import { demoGifting } from '@gifting/api/demo/gifting';
import { paths } from '@gifting/domain/site/paths';
import { homeTexts } from '@gifting/ui/screens/home/HomeScreen/HomeScreen.texts.ts';
import { micrositeScreenTexts } from '@gifting/ui/screens/recipients/MicrositeScreen/MicrositeScreen.texts.ts';
import { redemptionTexts } from '@gifting/ui/screens/recipients/RedemptionScreen/RedemptionScreen.texts.ts';
import { blockingTimeBudget, largestPaintBudgets, layoutShiftBudget, recipientPages } from './budgets';
import { openSite } from './pages/site';
import { writeTwins } from './pages/twin';
import { type Visit, viewport, visit } from './pages/visit';
import type { Figure } from './report/row';
import { median } from './report/statistics';
import type { Stage } from './stage';

/** Visits of each page; the median of fewer moved from run to run. */
const runs = 9;

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
const besideFloor = (path: string, product: Visit, floor: Visit): readonly Figure[] => [
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
    note: `after the first paint ${product.blockingAfterPaint.toFixed(0)} ms, floor ${floor.blockingAfterPaint.toFixed(0)} ms`,
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
  /** The medians of a page at several sites, visited in turns. */
  const visitAll = async (
    { path, heading }: Page,
    addresses: readonly string[],
  ): Promise<readonly Visit[]> => {
    const visits = addresses.map((): Visit[] => []);
    for (let run = 0; run <= runs; run += 1)
      for (const [index, address] of addresses.entries()) {
        const seen = await visit(browser, address + path, heading);
        // The first visit is discarded: it fills the servers' caches.
        if (run > 0) visits[index]?.push(seen);
      }
    return visits.map(middle);
  };
  try {
    const figures: Figure[] = [];
    for (const page of publicPages) {
      const [own, still, bare] = await visitAll(page, [product.address, twin.address, floor.address]);
      if (own && still && bare)
        figures.push(
          ...besideTwin(page.path, own, still, largestPaintBudgets.public),
          ...besideFloor(page.path, own, bare),
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
