import { leadTimeSteps } from '@gifting/domain/catalogue/lead-time';
import { entryOf, narrow } from '@gifting/domain/catalogue/narrow';
import type { CatalogueResults } from '@gifting/domain/catalogue/results';
import { unconverted } from '@gifting/domain/money/exchange';
import { mock } from '../core/mock';
import { demoCategories } from '../demo/categories';
import { demoProducts } from '../demo/products';
import { sampleProducts } from '../products/mocks';
import type { RowMocksOf } from '../row-mocks';
import { searchCatalogue } from './endpoints';

const entries = sampleProducts.map((product) =>
  entryOf(product, demoProducts.find(({ id }) => id === product.id)?.categoryIds ?? []),
);

/** What the demo catalogue has, with a story's overrides. */
export const sampleResults = (overrides: Partial<CatalogueResults> = {}): CatalogueResults => ({
  ...narrow({ all: entries, matched: entries, categories: demoCategories, conversion: unconverted }, {}),
  currency: 'GBP',
  nearest: false,
  ...overrides,
});

/** Nothing found, and nothing that another filter would bring. */
const nothing = sampleResults({
  products: [],
  total: 0,
  pageCount: 0,
  categories: [],
  leadTimes: leadTimeSteps.map((days) => ({ days, count: 0 })),
});

export const searchCatalogueMock = mock(searchCatalogue, { ok: sampleResults(), empty: nothing });

export const catalogueMocks: RowMocksOf<'catalogue'> = { 'catalogue.search': searchCatalogueMock };
