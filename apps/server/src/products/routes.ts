import { listProducts } from '@gifting/api/products/endpoints';
import { askedRate } from '../currencies/asked-rate';
import { numericId } from '../database/numeric-id';
import type { Dependencies } from '../dependencies';
import { type Route, route } from '../http/route';
import { readProducts, readProductsOfCategory } from './repository';

/** The products on sale, priced in the currency asked for. */
export const productRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listProducts, async ({ query }) => {
    const rate = await askedRate(db, query.currency);
    if (query.category === undefined) return readProducts(db, rate);
    const categoryId = numericId(query.category);
    return categoryId === null ? [] : readProductsOfCategory(db, rate, categoryId);
  }),
];
