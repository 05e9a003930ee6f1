import { paths } from '@gifting/domain/site/paths';
import { signInTexts } from '@gifting/ui/screens/account/SignInScreen/SignInScreen.texts.ts';
import type { Browser, Page } from 'playwright';
import { listBudgets } from '../budgets';
import type { Figure } from '../report/row';
import { median } from '../report/statistics';

/** Visits that count; one before them fills the caches. */
export const runs = 7;
/** Milliseconds without news after which a page is idle. */
const quiet = 1000;

/** The longest tasks of the visits, as a figure with its budget. */
export const taskFigure = (what: string, longest: readonly number[]): Figure => ({
  what,
  unit: 'ms',
  measured: median(longest),
  budget: { of: 'figure', bound: 'at most', limit: listBudgets.task },
  note: `worst ${Math.max(...longest)} ms`,
});

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

/** An account of the product. */
interface Account {
  readonly email: string;
  readonly password: string;
}

/** Opens a page at 1280 px, signed in. */
export const openAs = async (
  browser: Browser,
  address: string,
  { email, password }: Account,
): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(observeTasks);
  await page.goto(address + paths.signIn);
  await page.getByLabel(signInTexts.email).fill(email);
  await page.getByLabel(signInTexts.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: signInTexts.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== paths.signIn);
  return page;
};

/** Waits until a page is idle. */
export const rest = (page: Page): Promise<void> => page.waitForTimeout(quiet);

/** Opens a screen and returns the milliseconds until rows are in sight. */
export const visit = async (page: Page, address: string): Promise<number> => {
  // Otherwise leaving the rows of the visit before would count.
  await page.goto('about:blank');
  await page.goto(address);
  const shown = await page.waitForFunction(
    () => document.querySelectorAll('tbody tr').length > 0 && performance.now(),
    null,
    { polling: 'raf' },
  );
  const time = Number(await shown.jsonValue());
  await rest(page);
  return time;
};

/** Returns the longest task since the visit, or since it was last asked. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const longest = window.longestTask;
    window.longestTask = 0;
    return longest;
  });
