import { read } from '../core/read';
import { listProducts } from './endpoints';

/** What products are asked for: those of a category, in prices of a currency, for a pack count. */
export interface ProductsAsked {
  /** Left out: products of every category. */
  readonly categoryId?: string;
  readonly packs: number;
  readonly currency: string;
}

/** Query options of a category's products. */
export const productsQuery = ({ categoryId, packs, currency }: ProductsAsked) =>
  read(listProducts, {
    query: { ...(categoryId !== undefined && { category: categoryId }), number_of_boxes: packs, currency },
  });

/** Query options of the products on sale in a category, further categories included, in the base currency. */
export const categoryProductsQuery = (category: string) => read(listProducts, { query: { category } });
