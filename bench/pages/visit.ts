import type { Browser, ViewportSize } from 'playwright';
import { blockingTime, layoutShift, type Shift, type Task } from './vitals';

/** The window of the visits: a phone's. */
export const viewport: ViewportSize = { width: 390, height: 844 };

/** A slow phone on a slow line: a quarter of this processor's speed, 1.6 Mbit/s, 150 ms there and back. */
const slow = { processor: 4, bytesPerSecond: 1_600_000 / 8, latency: 150 } as const;

/** How long nothing may happen for a page to count as quiet, in milliseconds. */
const quiet = 2000;

/** How long a page may take before it counts as broken, in milliseconds: a busy machine is slow, and not broken. */
const patience = 120_000;

/** What a page's observers have seen so far. */
interface Seen {
  firstPaint: number;
  largestPaint: number;
  readonly tasks: Task[];
  readonly shifts: Shift[];
}

declare global {
  interface Window {
    /** Only in pages the benchmark visits. */
    seen: Seen;
  }
}

/** Runs in the page, before anything else does. */
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

/** Runs in the page: whether no answer, long task or larger paint has come for a while. */
const isQuiet = (quietFor: number): boolean => {
  const last = Math.max(
    window.seen.largestPaint,
    ...window.seen.tasks.map(({ start, duration }) => start + duration),
    ...performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration),
  );
  return performance.now() - last > quietFor;
};

/** What a visitor on a slow phone waits for: moments and sums in milliseconds from the request on, scripts in kB. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /**
   * From the request on. What is painted early would otherwise count against a page: a floor that shows nothing until its
   * scripts have run has nothing left to block afterwards.
   */
  readonly blockingTime: number;
  /** From the first paint on, as others measure it. */
  readonly blockingAfterPaint: number;
  readonly scripts: number;
}

/** Opens a page as a slow phone does that has never been there, and waits until it shows its heading and is quiet. */
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
