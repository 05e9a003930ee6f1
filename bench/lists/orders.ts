import { paths } from '@gifting/domain/site/paths';
import { ordersTexts } from '@gifting/ui/screens/orders/OrdersScreen/OrdersScreen.texts.ts';
import type { Browser } from 'playwright';
import { listBudgets } from '../budgets';
import type { Figure } from '../report/row';
import { median } from '../report/statistics';
import { large, password, small } from './companies';
import { longestTask, openAs, rest, runs, taskFigure, visit } from './screen';

/** How often more orders are asked for. */
const presses = 5;

/** Measures the orders screen of the large company beside the small one's, without throttling. */
export const measureOrders = async (
  where: string,
  browser: Browser,
  address: string,
): Promise<readonly Figure[]> => {
  const many = await openAs(browser, address, { ...large, password });
  const few = await openAs(browser, address, { ...small, password });
  const orders = address + paths.orders;
  const times = { many: [] as number[], few: [] as number[] };
  const tasks = { first: [] as number[], more: [] as number[] };
  for (let run = 0; run <= runs; run += 1) {
    const [manyTime, fewTime] = [await visit(many, orders), await visit(few, orders)];
    const first = await longestTask(many);
    for (let press = 1; press <= presses; press += 1) {
      await many.getByRole('button', { name: ordersTexts.showMore }).click();
      await many.getByText(ordersTexts.shown(20 + press * 100)).waitFor();
    }
    await rest(many);
    const more = await longestTask(many);
    // The first visit fills the caches.
    if (run === 0) continue;
    times.many.push(manyTime);
    times.few.push(fewTime);
    tasks.first.push(first);
    tasks.more.push(more);
  }
  await many.close();
  await few.close();
  return [
    {
      what: `${where}, first of ${large.orders} orders in sight at 1280 px, beside ${small.orders}`,
      unit: 'ms',
      measured: median(times.many),
      floor: median(times.few),
      budget: { of: 'ratio', bound: 'at most', limit: listBudgets.first },
    },
    taskFigure(`${where}, longest task while ${large.orders} orders load`, tasks.first),
    taskFigure(`${where}, longest task while ${presses} pages are added`, tasks.more),
  ];
};
