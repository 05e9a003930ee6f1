import type { RowNamed } from '@gifting/api/table';
import type { Case } from '../case';
import type { TestApi } from '../test-api';
import { placeOrder } from './placed-order';

/** The rows that list orders in pages (`lists.pages`). */
type PagedRow = RowNamed<'orders.own' | 'orders.all' | 'campaigns.own' | 'campaigns.all'>;

/** Reads a list from the first page to the last; orders that are placed meanwhile are on none. */
const readPages = async ({ call }: TestApi, name: PagedRow['name'], limit: number, token: string | null) => {
  const pages = [await call(name, { query: { limit } }, token)];
  for (let cursor = pages[0]?.nextCursor; typeof cursor === 'string'; cursor = pages.at(-1)?.nextCursor)
    pages.push(await call(name, { query: { cursor, limit: String(limit) } }, token));
  return pages;
};

/** The case of a list of orders, whole and in pages. */
export const pagedCase = (name: PagedRow['name']) =>
  ({
    validInput: async (api) => {
      await placeOrder(api);
      return { query: {} };
    },
    invalidFields: [
      { query: { limit: 0 }, field: 'limit' },
      { query: { limit: 101 }, field: 'limit' },
      { query: { limit: 'few' }, field: 'limit' },
      { query: { cursor: '' }, field: 'cursor' },
      { query: { cursor: 'not one' }, field: 'cursor' },
      { query: { cursor: 'after.1 or 1=1' }, field: 'cursor' },
      { query: { cursor: `after.${'9'.repeat(16)}` }, field: 'cursor' },
    ],
    variants: {
      'is the same list in pages, and new orders do not shift them': {
        validInput: async (api) => {
          for (let placed = 0; placed < 3; placed += 1) await placeOrder(api);
          return { query: { limit: 1 } };
        },
        effect: {
          observe: async (api, _input, token) => {
            const { items: whole, nextCursor } = await api.call(name, { query: {} }, token);
            const limit = Math.ceil(whole.length / 3);
            const [first, ...further] = await readPages(api, name, limit, token);
            await placeOrder(api);
            const cursor = first?.nextCursor ?? '';
            const second = await api.call(name, { query: { cursor, limit } }, token);
            const items = [first, ...further].flatMap((page) => page?.items ?? []);
            return {
              cursorOfTheWhole: nextCursor,
              limited: first?.items.length === limit,
              same: items.map(({ id }) => id).join() === whole.map(({ id }) => id).join(),
              unshifted: second.items[0]?.id === whole[limit]?.id,
              end: further.at(-1)?.nextCursor,
            };
          },
          expected: { cursorOfTheWhole: undefined, limited: true, same: true, unshifted: true, end: null },
        },
      },
    },
  }) satisfies Case<PagedRow>;
