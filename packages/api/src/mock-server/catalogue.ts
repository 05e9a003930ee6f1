import { entryOf, narrow } from '@gifting/domain/catalogue/narrow';
import { unconverted } from '@gifting/domain/money/exchange';
import { createSearchIndex, type IndexedEntry } from '../catalogue/search-index';
import { askedConversion, baseCurrency } from './currencies';
import type { HandlersOf, MockServer } from './mock-server';
import { productsOnSale } from './on-sale';
import type { MockServerState } from './state';

const entriesOf = (state: MockServerState): IndexedEntry[] =>
  productsOnSale(state, unconverted).map((product) => {
    const { categoryId, furtherCategoryIds = [] } = state.products.find(({ id }) => id === product.id) ?? {};
    const ids = [categoryId, ...furtherCategoryIds];
    const within = state.categories.filter(({ id }) => ids.includes(id));
    const categoryIds = within.map(({ id }) => id);
    return { ...entryOf(product, categoryIds), categoryNames: within.map(({ name }) => name) };
  });

/** The search of the catalogue, by the server's index. */
export const catalogueHandlers = ({ state }: MockServer): HandlersOf<'catalogue'> => ({
  'catalogue.search': async ({ query }) => {
    const conversion = askedConversion(query.currency);
    const { all, find } = await createSearchIndex(entriesOf(state));
    const { matched, nearest } = find(query.q ?? '');
    return {
      ...narrow({ all, matched, categories: state.categories, conversion }, query),
      currency: query.currency ?? baseCurrency,
      nearest,
    };
  },
});
