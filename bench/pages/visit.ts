import type { Browser, ViewportSize } from 'playwright';
import { blockingTime, layoutShift, type Shift, type Task } from './vitals';

/** The viewport of a phone. */
export const viewport: ViewportSize = { width: 390, height: 844 };

/** A slow phone on a slow line: 4x CPU throttling, 1.6 Mbit/s, 150 ms round trip. */
const slow = { processor: 4, bytesPerSecond: 1_600_000 / 8, latency: 150 } as const;

/** A page is idle after this many milliseconds without activity. */
const quiet = 2000;

/** Timeout in milliseconds, generous because a busy machine is slow. */
const patience = 120_000;

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
}

/** Visits a page as a slow phone with an empty cache, until its heading is visible and it is idle. */
export const visit = async (browser: Browser, address: string, heading: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport });
  context.setDefaultTimeout(patience);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.processor });
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
    };
  } finally {
    await context.close();
  }
};
