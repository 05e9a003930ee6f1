import { startFresh, startProduct } from '../scripts/lib/product';
import { type Case, prepareCases } from './api/cases';
import { load, type Pace } from './api/load';
import { ratioBudgets } from './budgets';
import type { Figure } from './report/row';
import { median } from './report/statistics';

const runs = 5;
/** How long a run takes, in seconds, and how long both servers run themselves in first. */
const seconds = 3;
const warmUp = 8;
const connections = [10, 50] as const;

const middle = (paces: readonly Pace[]): Pace => ({
  rate: median(paces.map(({ rate }) => rate)),
  slowest: median(paces.map(({ slowest }) => slowest)),
});

/** Both servers turn by turn, under the same load. */
const measureCase = async ({ what, product, floor }: Case, many: number): Promise<Figure> => {
  const turns = [];
  for (let run = 0; run < runs; run += 1)
    turns.push({ product: await load(product, many, seconds), floor: await load(floor, many, seconds) });
  const ours = middle(turns.map((turn) => turn.product));
  const least = middle(turns.map((turn) => turn.floor));
  return {
    what: `${what}, ${many} connections`,
    unit: '/s',
    measured: ours.rate,
    floor: least.rate,
    budget: { of: 'ratio', bound: 'at least', limit: ratioBudgets.apiRate },
    note: `p99 ${ours.slowest} ms, floor ${least.slowest} ms`,
  };
};

/**
 * Requests the API answers in a second, beside the same framework and driver without any application code. The load
 * comes from a third process, over loopback, and asks for no compression.
 */
export const measureApi = async (): Promise<readonly Figure[]> => {
  const product = await startProduct();
  const floor = await startFresh(['--import', 'tsx', 'bench/api/floor.ts']);
  try {
    const cases = await prepareCases(product.address, floor.address);
    const figures: Figure[] = [];
    for (const each of cases) {
      await load(each.product, connections[0], warmUp);
      await load(each.floor, connections[0], warmUp);
      for (const many of connections) figures.push(await measureCase(each, many));
    }
    return figures;
  } finally {
    await floor.remove();
    await product.remove();
  }
};
