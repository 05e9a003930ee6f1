import { paths } from '@gifting/domain/site/paths';
import type { Page } from 'playwright';
import { personAt } from '../e2e/person';
import { interactionBudget } from './budgets';
import { onSlowPhone } from './pages/slow';
import type { Figure } from './report/row';
import { percentile } from './report/statistics';
import type { Stage } from './stage';

/** Ways through the builder whose interactions are counted together. */
const runs = 3;

declare global {
  interface Window {
    /** Milliseconds from an input to the next paint, by its interaction. Set only in pages that the benchmark visits. */
    interactions: Map<number, number>;
  }
}

/** Runs in the page before any other script. */
const observe = (): void => {
  window.interactions = new Map();
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list
      .getEntries()
      .filter((entry) => entry instanceof PerformanceEventTiming))
      if (interactionId > 0)
        window.interactions.set(
          interactionId,
          Math.max(duration, window.interactions.get(interactionId) ?? 0),
        );
  }).observe(options);
};

/** Fills a box from the first step to the last, as a person does: by taps and by keys. */
const fillBox = async (page: Page): Promise<void> => {
  const { heading, button, field } = personAt(() => page);
  const type = async (name: string, text: string) => {
    await field(name).click();
    await page.keyboard.type(text, { delay: 60 });
  };
  await heading('Define your project details').waitFor();
  await type('Name', 'Noor Haddad');
  await type('Email', 'noor@fernside.example');
  await type('Phone', '+44 113 496 0177');
  await type('Packs', '50');
  await type('Budget', '2500');
  await page.getByLabel('Currency').selectOption('GBP');
  await button('Next').click();
  await heading('View the full collection').waitFor();
  await page.getByRole('button', { name: 'Drinkware', description: 'Mugs and bottles.' }).click();
  await heading('Choose your products').waitFor();
  for (const name of ['Stoneware Mug', 'Insulated Bottle'])
    await page
      .getByRole('article', { name })
      .getByRole('button', { name: /Add to Giftbox/ })
      .click();
  await button('Next').click();
  await heading('Choose your packaging').waitFor();
  await page.getByRole('radiogroup', { name: 'Keepsake Box' }).getByRole('radio', { name: /Plain/ }).click();
  await button('Next').click();
  await heading('Add a gift note').waitFor();
  await page.getByRole('checkbox').first().click();
  await page.getByRole('radio', { name: 'Card with a message' }).click();
  await type('To', 'Amara');
  await type('From', 'Everyone at Fernside');
  await type('Message', 'Welcome. We are glad you are here.');
  await button('Add Note').click();
  await button('Next').waitFor();
};

/** Measures how long the builder takes to answer taps and keys on a slow phone. */
export const measureInteractions = async ({ browser, product }: Stage): Promise<readonly Figure[]> => {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1)
    times.push(
      ...(await onSlowPhone(browser, async (page) => {
        await page.addInitScript(observe);
        await page.goto(product.address + paths.builder);
        await fillBox(page);
        return page.evaluate(() => [...window.interactions.values()]);
      })),
    );
  return [
    {
      what: `${paths.builder} interaction to next paint, 98 of 100`,
      unit: 'ms',
      measured: percentile(times, 98),
      budget: { of: 'figure', bound: 'at most', limit: interactionBudget },
      note: `${times.length} interactions of 16 ms or more, worst ${Math.max(...times)} ms`,
    },
  ];
};
