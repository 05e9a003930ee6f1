import { listOwnCampaigns } from '@gifting/api/campaigns/endpoints';
import { listOwnOrders } from '@gifting/api/orders/endpoints';
import { memoryOf } from '../scripts/lib/memory';
import type { Running } from '../scripts/lib/product';
import { listBudgets } from './budgets';
import { addOrders, clientOf, join, large, small } from './lists/companies';
import { measureFilled } from './lists/filled';
import { measureOrders } from './lists/orders';
import { addProducts, measureProducts } from './lists/products';
import type { Figure } from './report/row';
import { inTurns, took } from './turns';

/** Reads between the two looks at the server's memory. */
const memoryReads = 500;
/** Pages of 100 before the page that is measured far down the list. */
const far = 40;

const measureApi = async (where: string, product: Running): Promise<readonly Figure[]> => {
  const [few, many] = [await clientOf(product.address, small), await clientOf(product.address, large)];
  const first = { query: { limit: 20 } };
  let cursor = '';
  for (let page = 0; page < far; page += 1)
    cursor =
      (await many.call(listOwnOrders, { query: { limit: 100, ...(cursor && { cursor }) } })).nextCursor ?? '';

  const budget = { of: 'ratio', bound: 'at most', limit: listBudgets.first } as const;
  const figures: Figure[] = [];
  for (const row of [listOwnOrders, listOwnCampaigns]) {
    const [measured = Number.NaN, floor = Number.NaN, deep = Number.NaN] = await inTurns(
      () => many.call(row, first),
      () => few.call(row, first),
      () => many.call(row, { query: { limit: 20, cursor } }),
    );
    const what = `${where}, ${row.name}, first page of ${large.orders}, beside ${small.orders}`;
    figures.push({ what, unit: 'ms', measured, floor, budget });
    const deepWhat = `${where}, ${row.name}, 20 rows after ${far * 100}, beside the first page of ${small.orders}`;
    figures.push({ what: deepWhat, unit: 'ms', measured: deep, floor, budget });
  }
  const whole = await took(() => many.call(listOwnOrders, { query: {} }));
  figures.push({ what: `${where}, all ${large.orders} at once, as specified`, unit: 'ms', measured: whole });

  const before = memoryOf(product.pid);
  for (let read = 0; read < memoryReads; read += 1)
    await many.call(listOwnOrders, { query: { limit: 100, cursor } });
  const after = memoryOf(product.pid);
  if (before !== undefined && after !== undefined)
    figures.push({
      what: `${where}, memory of the server after ${memoryReads} reads of 100, beside before`,
      unit: 'MB',
      measured: after,
      floor: before,
      budget: { of: 'ratio', bound: 'at most', limit: listBudgets.memory },
    });
  return figures;
};

/**
 * Measures lists of a company with 5,000 orders, beside one with 20, in a database of 50,000: the API, the server's memory
 * and the screen at 1280 px.
 */
export const measureLists = (): Promise<readonly Figure[]> =>
  measureFilled({
    prepare: async (address) => {
      for (const company of [small, large]) await join(address, company);
    },
    fill: addOrders,
    measure: async (where, browser, product) => [
      ...(await measureApi(where, product)),
      ...(await measureOrders(where, browser, product.address)),
    ],
  });

/** Measures the administrators' list of 1,000 products at 1280 px. */
export const measureProductList = (): Promise<readonly Figure[]> =>
  measureFilled({
    fill: addProducts,
    measure: (where, browser, { address }) => measureProducts(where, browser, address),
  });
