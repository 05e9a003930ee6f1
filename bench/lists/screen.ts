import { paths } from '@gifting/domain/site/paths';
import { signInTexts } from '@gifting/ui/screens/account/SignInScreen/SignInScreen.texts.ts';
import { ordersTexts } from '@gifting/ui/screens/orders/OrdersScreen/OrdersScreen.texts.ts';
import type { Browser, Page } from 'playwright';
import { listBudgets } from '../budgets';
import type { Figure } from '../report/row';
import { median } from '../report/statistics';
import { type Company, large, password, small } from './companies';

const runs = 7;
/** How often more orders are asked for. */
const presses = 5;
/** Milliseconds without news after which a page is idle. */
const quiet = 1000;

declare global {
  interface Window {
    /** The longest task so far, in milliseconds. Set only in pages that the benchmark visits. */
    longestTask: number;
  }
}

/** Runs in the page before any other script. */
const observeTasks = (): void => {
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
};

const openAs = async (browser: Browser, address: string, { email }: Company): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(observeTasks);
  await page.goto(address + paths.signIn);
  await page.getByLabel(signInTexts.email).fill(email);
  await page.getByLabel(signInTexts.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: signInTexts.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== paths.signIn);
  return page;
};

/** Opens the orders and returns the milliseconds until rows are in sight. */
const visit = async (page: Page, address: string): Promise<number> => {
  // Otherwise leaving the rows of the visit before would count.
  await page.goto('about:blank');
  await page.goto(address + paths.orders);
  const shown = await page.waitForFunction(
    () => document.querySelectorAll('tbody tr').length > 0 && performance.now(),
    null,
    { polling: 'raf' },
  );
  const time = Number(await shown.jsonValue());
  await page.waitForTimeout(quiet);
  return time;
};

const longest = (page: Page): Promise<number> => page.evaluate(() => window.longestTask);

/** Measures the orders screen of the large company beside the small one's, without throttling. */
export const measureOrders = async (
  where: string,
  browser: Browser,
  address: string,
): Promise<readonly Figure[]> => {
  const [many, few] = [await openAs(browser, address, large), await openAs(browser, address, small)];
  const times = { many: [] as number[], few: [] as number[] };
  const tasks = { first: [] as number[], more: [] as number[] };
  for (let run = 0; run <= runs; run += 1) {
    const [manyTime, fewTime] = [await visit(many, address), await visit(few, address)];
    const first = await longest(many);
    await many.evaluate(() => {
      window.longestTask = 0;
    });
    for (let press = 1; press <= presses; press += 1) {
      await many.getByRole('button', { name: ordersTexts.showMore }).click();
      await many.getByText(ordersTexts.shown(20 + press * 100)).waitFor();
    }
    await many.waitForTimeout(quiet);
    // The first visit fills the caches.
    if (run === 0) continue;
    times.many.push(manyTime);
    times.few.push(fewTime);
    tasks.first.push(first);
    tasks.more.push(await longest(many));
  }
  await many.close();
  await few.close();
  const task = { of: 'figure', bound: 'at most', limit: listBudgets.task } as const;
  return [
    {
      what: `${where}, first of ${large.orders} orders in sight at 1280 px, beside ${small.orders}`,
      unit: 'ms',
      measured: median(times.many),
      floor: median(times.few),
      budget: { of: 'ratio', bound: 'at most', limit: listBudgets.first },
    },
    {
      what: `${where}, longest task while ${large.orders} orders load`,
      unit: 'ms',
      measured: median(tasks.first),
      budget: task,
      note: `worst ${Math.max(...tasks.first)} ms`,
    },
    {
      what: `${where}, longest task while ${presses} pages are added`,
      unit: 'ms',
      measured: median(tasks.more),
      budget: task,
      note: `worst ${Math.max(...tasks.more)} ms`,
    },
  ];
};
