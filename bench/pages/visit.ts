import type { Browser } from 'playwright';
import { onSlowPhone } from './slow';
import { blockingTime, layoutShift, type Shift, type Task } from './vitals';

/** A page is idle after this many milliseconds without activity. */
const quiet = 2000;

/** What the page's performance observers have recorded. */
interface Seen {
  firstPaint: number;
  largestPaint: number;
  readonly tasks: Task[];
  readonly shifts: Shift[];
}

declare global {
  interface Window {
    /** Set only in pages that the benchmark visits. */
    seen: Seen;
  }
}

/** Runs in the page before any other script. */
const observe = (): void => {
  window.seen = { firstPaint: 0, largestPaint: 0, tasks: [], shifts: [] };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') window.seen.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      window.seen.tasks.push({ start, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number')
        window.seen.shifts.push({ start: entry.startTime, value: entry.value });
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Runs in the page: true after a while without responses, long tasks or larger paints. */
const isQuiet = (quietFor: number): boolean => {
  const last = Math.max(
    window.seen.largestPaint,
    ...window.seen.tasks.map(({ start, duration }) => start + duration),
    ...performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration),
  );
  return performance.now() - last > quietFor;
};

/** The metrics of a visit: times in milliseconds from the request, scripts in kB. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /**
   * Counted from the request. Counted from first paint, a floor that renders only after its scripts ran would have
   * nothing left to block.
   */
  readonly blockingTime: number;
  /** Counted from first paint, as other tools do. */
  readonly blockingAfterPaint: number;
  readonly scripts: number;
  /** The time of a fixed piece of work before the visit, on the same slowed processor: compare visits of equal pace. */
  readonly pace: number;
}

/** Runs in the page: the milliseconds of a fixed piece of work. */
const work = (): number => {
  const start = performance.now();
  let sum = 0;
  for (let turn = 0; turn < 20_000_000; turn += 1) sum = (sum + turn) | 0;
  return sum === 0 ? Number.NaN : performance.now() - start;
};

/** Visits a page as a slow phone with an empty cache, until its heading is visible and it is idle. */
export const visit = (browser: Browser, address: string, heading: string): Promise<Visit> =>
  onSlowPhone(browser, async (page) => {
    const pace = await page.evaluate(work);
    await page.addInitScript(observe);
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForFunction(isQuiet, quiet);
    const seen = await page.evaluate(() => window.seen);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    return {
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      layoutShift: layoutShift(seen.shifts),
      blockingTime: blockingTime(seen.tasks, 0),
      blockingAfterPaint: blockingTime(seen.tasks, seen.firstPaint),
      scripts: scripts / 1000,
      pace,
    };
  });
