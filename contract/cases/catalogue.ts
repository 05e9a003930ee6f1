import type { searchCatalogue } from '@gifting/api/catalogue/endpoints';
import type { RequestInput } from '@gifting/api/core/endpoint';
import { productBody } from '@gifting/domain/testing/product-body';
import type { CasesOf } from '../case';
import { png } from '../pictures';
import type { TestApi } from '../test-api';

type Asked = RequestInput<typeof searchCatalogue>['query'];

const search = (api: TestApi, query: Asked) => api.call('catalogue.search', { query });

/** A search, and the names of what it finds, in order. */
const finds = (query: Asked, expected: readonly string[]) => ({
  validInput: () => ({ query }),
  effect: {
    observe: async (api: TestApi) => (await search(api, query)).products.map(({ name }) => name),
    expected,
  },
});

const add = async (api: TestApi, name: string) =>
  api.call('products.create', {
    body: {
      ...productBody,
      gifting_id: 2,
      category_id: 35,
      name,
      thumbnail: png(),
      image: png(),
      product_images: [png()],
    },
  });

/** The cases of the catalogue's search. */
export const catalogueCases: CasesOf<'catalogue'> = {
  'catalogue.search': {
    validInput: () => ({ query: { q: 'mug', packs: 120, currency: 'EUR' } }),
    equivalentInputs: () => [
      { query: { q: ' MÜG ', packs: '120', currency: 'EUR' } },
      { query: { q: 'mug', packs: 120, currency: 'EUR', sort: 'best', page: 7 } },
    ],
    empty: {
      request: () => ({ input: { query: { q: 'qqwwzzxx' } } }),
      expected: { total: 0, page: 1, pageCount: 0, products: [], nearest: false },
    },
    invalidFields: [
      { query: { q: 'a'.repeat(101) }, field: 'q' },
      { query: { categories: 'mugs' }, field: 'categories' },
      { query: { packs: 0 }, field: 'packs' },
      { query: { packs: 'many' }, field: 'packs' },
      { query: { price_from: -1 }, field: 'price_from' },
      { query: { price_to: '1e3' }, field: 'price_to' },
      { query: { lead_time: 0 }, field: 'lead_time' },
      { query: { minimum: 1.5 }, field: 'minimum' },
      { query: { sort: 'newest' }, field: 'sort' },
      { query: { page: 0 }, field: 'page' },
      { query: { currency: 'XXX' }, field: 'currency' },
    ],
    effect: {
      observe: async (api) => {
        const { products, currency, total } = await search(api, {
          q: 'stoneware',
          packs: 120,
          currency: 'EUR',
        });
        return { currency, total, prices: products.map(({ fromPrice }) => fromPrice) };
      },
      expected: { currency: 'EUR', total: 1, prices: [913] },
    },
    variants: {
      'forgives faults': finds({ q: 'stonewear mgu' }, ['Stoneware Mug']),
      'finds words that begin so': finds({ q: 'insul' }, ['Insulated Bottle']),
      'filters by the price at the packs, in the currency': finds(
        { q: 'stoneware', packs: 100, currency: 'EUR', price_from: '9.83', price_to: '9.83' },
        ['Stoneware Mug'],
      ),
      'leaves out what costs more': finds({ q: 'stoneware', packs: 99, price_to: '9.19' }, []),
      'leaves out what takes longer': finds({ q: 'stoneware', lead_time: 11 }, []),
      'leaves out larger minimums': finds({ q: 'stoneware', minimum: 49 }, []),
      'filters by categories, own and additional': finds({ q: 'stoneware', categories: '33,31' }, [
        'Stoneware Mug',
      ]),
      'leaves out other categories': finds({ q: 'stoneware', categories: '33' }, []),
      'sorts by the price at the packs': finds({ categories: '32', packs: 1, sort: 'price_down' }, [
        'Insulated Bottle',
        'Stoneware Mug',
      ]),
      'says which filter alone keeps everything out': {
        validInput: () => ({ query: { q: 'stoneware', categories: '33' } }),
        effect: {
          observe: async (api, { query }) => {
            const { relaxed, leadTimes } = await search(api, query);
            return { filters: relaxed.map(({ filter }) => filter), leadTimes };
          },
          expected: {
            filters: ['words', 'categories'],
            leadTimes: [8, 12, 16].map((days) => ({ days, count: 0 })),
          },
        },
      },
      'finds what was just added': {
        validInput: () => ({ query: {} }),
        effect: {
          observe: async (api) => {
            await search(api, {});
            const name = api.unique('Sundial');
            await add(api, name);
            const { products } = await search(api, { q: name });
            return products[0]?.name === name;
          },
          expected: true,
        },
      },
    },
  },
};
