import type { ProductSummary } from '@gifting/domain/products/product-summary';
import { demoProducts } from './catalogue';

/** The demo products that fit, as pages list them. */
export const demoSummaries = (fits: (product: (typeof demoProducts)[number]) => boolean): ProductSummary[] =>
  demoProducts.filter(fits).map(({ id, name, description, picture }) => ({ id, name, description, picture }));
