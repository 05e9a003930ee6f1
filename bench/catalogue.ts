import { searchCatalogue } from '@gifting/api/catalogue/endpoints';
import { createClient } from '@gifting/api/core/client';
import { addLargeCatalogue } from '../apps/server/src/testing/large-catalogue';
import { searchBudget } from './budgets';
import { startFilled } from './lists/filled';
import { onTwoDatabases } from './postgres';
import type { Figure } from './report/row';
import { inTurns, took } from './turns';

/** How many products the two catalogues have besides those of the demo. */
const [few, many] = [100, 10_000];

/** Words with faults and without, each with filters and a page of a person's search. */
const searches = [
  { q: 'stonewear mug' },
  { q: 'choclate', packs: 120, price_to: 20 },
  { q: 'leathr walet', lead_time: 12 },
  { q: 'umbrella', categories: '31,32', sort: 'price' as const },
];

const searchesOf = (address: string) => {
  const { call } = createClient({ baseUrl: `${address}/api`, getToken: () => null });
  let run = 0;
  return () => {
    run += 1;
    const query = searches[run % searches.length] ?? {};
    return call(searchCatalogue, { query });
  };
};

interface Urls {
  readonly small?: string;
  readonly large?: string;
}

const measureOn = async (where: string, { small, large }: Urls): Promise<readonly Figure[]> => {
  const little = await startFilled(small, { fill: (db) => addLargeCatalogue(db, few) });
  try {
    const whole = await startFilled(large, { fill: (db) => addLargeCatalogue(db, many) });
    try {
      const [search, floorSearch] = [searchesOf(whole.address), searchesOf(little.address)];
      const first = await took(search);
      const [measured = Number.NaN, floor = Number.NaN] = await inTurns(search, floorSearch);
      const what = `${where}, a search among ${many.toLocaleString('en-GB')} products`;
      return [
        {
          what: `${what}, beside ${few}`,
          unit: 'ms',
          measured,
          floor,
          budget: { of: 'ratio', bound: 'at most', limit: searchBudget },
        },
        { what: `${what}, the first after a change, which builds the index`, unit: 'ms', measured: first },
      ];
    } finally {
      await whole.remove();
    }
  } finally {
    await little.remove();
  }
};

/** Measures a search of the catalogue among 10,000 products, beside one among 100, on both databases. */
export const measureCatalogue = async (): Promise<readonly Figure[]> => [
  ...(await onTwoDatabases(['small', 'large'], (urls) => measureOn('PostgreSQL', urls))),
  ...(await measureOn('embedded', {})),
];
