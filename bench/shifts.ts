import { paths } from '@gifting/domain/site/paths';
import type { Browser } from 'playwright';
import { layoutShiftBudget, publicPages, recipientPages } from './budgets';
import { layoutShift, type Shift } from './pages/vitals';
import type { Figure } from './report/row';
import type { Stage } from './stage';

const widths = [320, 390, 768, 1024, 1280, 1600] as const;
const pages = [paths.home, ...publicPages, ...recipientPages] as const;

/** Milliseconds by which typefaces are late. */
const late = 3000;

/** Visits at a time: none of them measures a time. */
const beside = 4;

/** Milliseconds after which an idle page no longer moves. */
const quiet = 1000;

/** The layout shift of a first visit, until the page is idle and its typefaces are shown. */
const shiftOf = async (browser: Browser, address: string, width: number, delay: number): Promise<number> => {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  try {
    const page = await context.newPage();
    if (delay > 0)
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(quiet);
    const shifts = await page.evaluate((): Shift[] => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().map((entry) => ({
        start: entry.startTime,
        value: 'value' in entry && typeof entry.value === 'number' ? entry.value : 0,
      }));
    });
    return layoutShift(shifts);
  } finally {
    await context.close();
  }
};

/** The largest layout shift of all pages at all widths, with the pages that move at all. */
const largestShift = async ({ browser, product }: Stage, what: string, delay: number): Promise<Figure> => {
  const left = pages.flatMap((path) => widths.map((width) => ({ path, width })));
  const seen: { readonly where: string; readonly shift: number }[] = [];
  const visit = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const shift = await shiftOf(browser, product.address + next.path, next.width, delay);
      seen.push({ where: `${next.path} at ${next.width} px`, shift });
    }
  };
  await Promise.all(Array.from({ length: beside }, visit));
  seen.sort((one, other) => other.shift - one.shift);
  // Three decimals, as is usual: smaller shifts are invisible.
  const measured = Number((seen[0]?.shift ?? Number.NaN).toFixed(3));
  const moving = seen.filter(({ shift }) => shift >= 0.0005);
  return {
    what: `layout shift, the largest of ${seen.length} visits${what}`,
    unit: '',
    measured,
    budget: { of: 'figure', bound: 'at most', limit: layoutShiftBudget },
    note: `${moving.length} move at all: ${moving
      .slice(0, 5)
      .map(({ where, shift }) => `${where} ${shift.toFixed(3)}`)
      .join(', ')}`,
  };
};

/** Measures layout shift of every public page from 320 to 1600 px: with typefaces in time, and three seconds late. */
export const measureShifts = async (stage: Stage): Promise<readonly Figure[]> => [
  await largestShift(stage, '', 0),
  await largestShift(stage, ', with typefaces three seconds late', late),
];
