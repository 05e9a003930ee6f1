import { type Conversion, exchange } from '../money/exchange';
import type { PriceRange } from './price';
import type { Product } from './product';

/** What a product with these ranges, in the base currency, costs in another. There must be a range. */
export const pricesIn = (
  ranges: readonly PriceRange[],
  conversion: Conversion,
): Pick<Product, 'fromPrice' | 'priceRanges'> => {
  const priceRanges = ranges.map((range) => ({ ...range, price: exchange(range.price, conversion) }));
  return { fromPrice: Math.min(...priceRanges.map(({ price }) => price)), priceRanges };
};
