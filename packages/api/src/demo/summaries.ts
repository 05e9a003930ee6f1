import type { ProductSummary } from '@gifting/domain/products/product-summary';
import { demoProducts } from './catalogue';

/** The demo products that fit, as pages list them: in the order of their ids. */
export const demoSummaries = (fits: (product: (typeof demoProducts)[number]) => boolean): ProductSummary[] =>
  demoProducts
    .filter(fits)
    .toSorted((one, other) => Number(one.id) - Number(other.id))
    .map(({ id, name, description, picture }) => ({ id, name, description, picture }));
