import { startFresh, startProduct } from '../scripts/lib/product';
import { type Case, ownOrdersCase, prepareCases, prepareFloor } from './api/cases';
import { type Call, type Load, measureLoad } from './api/load';
import { apiBudgets } from './budgets';
import { onTwoDatabases } from './postgres';
import type { Figure } from './report/row';
import { median } from './report/statistics';

const runs = 9;
/** Seconds per run, and seconds of warm-up before the first. */
const seconds = 2;
const warmUp = 8;
const connections = [10, 50] as const;

/** A run of the product and the run of the floor beside it. */
type Turn = Readonly<Record<'product' | 'floor', Load>>;

/**
 * The turn with the middle ratio. A shared machine is twice as fast in one minute as in the next, so that the medians of all
 * runs of each would come from different minutes.
 */
const middleOf = (
  turns: readonly Turn[],
  figure: keyof Load,
): Readonly<Record<'measured' | 'floor', number>> => {
  const pairs = turns
    .map(({ product, floor }) => ({ measured: product[figure], floor: floor[figure] }))
    .sort((one, other) => one.measured / one.floor - other.measured / other.floor);
  const middle = pairs[Math.floor(pairs.length / 2)];
  if (!middle) throw new Error('There is no middle of nothing.');
  return middle;
};

/** Measures a call and its floor alternately, under the same load. */
const takeTurns = async (call: Call, floor: Call, many: number): Promise<readonly Turn[]> => {
  const turns: Turn[] = [];
  for (let run = 0; run < runs; run += 1)
    turns.push({
      product: await measureLoad(call, many, seconds),
      floor: await measureLoad(floor, many, seconds),
    });
  return turns;
};

const compare = async ({ what, kind, call }: Case, floor: Call, many: number): Promise<readonly Figure[]> => {
  const turns = await takeTurns(call, floor, many);
  const label = `PostgreSQL, ${what}, ${many} connections`;
  return [
    {
      what: label,
      unit: '/s',
      ...middleOf(turns, 'rate'),
      budget: { of: 'ratio', bound: 'at least', limit: apiBudgets.rate[kind] },
    },
    {
      what: `${label}, p99`,
      unit: 'ms',
      ...middleOf(turns, 'p99'),
      budget: { of: 'ratio', bound: 'at most', limit: apiBudgets.p99 },
    },
  ];
};

/** Measures the product alone: no budget holds the embedded database. */
const report = async ({ what, call }: Case, many: number): Promise<Figure> => {
  const loads = [];
  for (let run = 0; run < runs; run += 1) loads.push(await measureLoad(call, many, seconds));
  return {
    what: `embedded, ${what}, ${many} connections`,
    unit: '/s',
    measured: median(loads.map(({ rate }) => rate)),
    note: `p99 ${median(loads.map(({ p99 }) => p99))} ms`,
  };
};

/** Measures the queries of a case alone, on the product's database. No budget holds them. */
const compareQueries = async (
  databaseUrl: string,
  { what, call }: Case,
  floor: Call,
): Promise<readonly Figure[]> => {
  const queries = await startFresh(['--import', 'tsx', 'bench/api/queries.ts'], {
    DATABASE_URL: databaseUrl,
  });
  try {
    const alone = { ...call, address: queries.address };
    await measureLoad(alone, connections[0], warmUp);
    const figures: Figure[] = [];
    for (const many of connections)
      figures.push({
        what: `PostgreSQL, ${what}, its queries alone, ${many} connections`,
        unit: '/s',
        ...middleOf(await takeTurns(alone, floor, many), 'rate'),
      });
    return figures;
  } finally {
    await queries.remove();
  }
};

const measurePostgres = (): Promise<readonly Figure[]> =>
  onTwoDatabases(['product', 'floor'], async (urls) => {
    const product = await startProduct({ DATABASE_URL: urls.product });
    const floor = await startFresh(['--import', 'tsx', 'bench/api/floor.ts'], { DATABASE_URL: urls.floor });
    try {
      const figures: Figure[] = [];
      for (const each of await prepareCases(product.address)) {
        const floorCall = await prepareFloor(floor.address, each);
        await measureLoad(each.call, connections[0], warmUp);
        await measureLoad(floorCall, connections[0], warmUp);
        for (const many of connections) figures.push(...(await compare(each, floorCall, many)));
        if (each.what === ownOrdersCase)
          figures.push(...(await compareQueries(urls.product, each, floorCall)));
      }
      return figures;
    } finally {
      await floor.remove();
      await product.remove();
    }
  });

const measureEmbedded = async (): Promise<readonly Figure[]> => {
  const product = await startProduct();
  try {
    const figures: Figure[] = [];
    for (const each of await prepareCases(product.address)) {
      await measureLoad(each.call, connections[0], warmUp);
      for (const many of connections) figures.push(await report(each, many));
    }
    return figures;
  } finally {
    await product.remove();
  }
};

/**
 * Measures requests per second and p99, over loopback from a third process, without compression: on PostgreSQL beside the
 * floor and held to its budgets, on the embedded database alone.
 */
export const measureApi = async (): Promise<readonly Figure[]> => [
  ...(await measurePostgres()),
  ...(await measureEmbedded()),
];
