/** A step on the list: the time until its result is visible, and the longest task until the page is idle. */
export type Figure = Readonly<{ step: string; took: number; longest: number }>;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const count = () => document.querySelectorAll('tbody tr').length;
const lastDelete = 'tbody:last-child tr:last-child .btn--danger';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const until = async (shows: () => boolean) => {
  while (!shows()) await frame();
  // The task after the frame, when the result has been painted.
  await frame();
  await pause(0);
};

const figureOf = async (step: string, act: () => Promise<void>): Promise<Figure> => {
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  const start = performance.now();
  await act();
  const took = performance.now() - start;
  await pause(1500);
  observer.disconnect();
  return { step, took, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) };
};

/** Runs the steps on the list; the figures are in the order of the steps. */
export const measureList = async (rows: number): Promise<readonly Figure[]> => [
  await figureOf('list to its last row, in sight and with its buttons', async () => {
    find('button')?.click();
    await until(() => count() === rows);
    find('table')?.scrollIntoView({ block: 'end', behavior: 'instant' });
    await until(() => find(lastDelete) !== null);
  }),
  await figureOf('the question before the last row is deleted', async () => {
    find(lastDelete)?.click();
    await until(() => find('[role="alertdialog"]') !== null);
  }),
  await figureOf('the row gone', async () => {
    find('[role="alertdialog"] .btn:last-child')?.click();
    await until(() => count() === rows - 1);
  }),
  await figureOf('back to the top', async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    await until(() => scrollY === 0);
  }),
];
