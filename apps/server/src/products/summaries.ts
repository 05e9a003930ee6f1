import type { ProductSummary } from '@gifting/domain/products/product-summary';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { products, serviceProducts } from '../database/schema';
import { productOnSale } from './on-sale';

const summary = {
  id: products.id,
  name: products.name,
  description: products.description,
  picture: products.picture,
};

const toSummary = ({
  id,
  ...rest
}: Omit<ProductSummary, 'id'> & { readonly id: number }): ProductSummary => ({
  id: String(id),
  ...rest,
});

/** The products on sale that meet a condition, as pages list them. */
export const readSummaries = async (db: Database, condition: SQL): Promise<ProductSummary[]> => {
  const rows = await db
    .select(summary)
    .from(products)
    .where(and(productOnSale, condition))
    .orderBy(asc(products.id));
  return rows.map(toSummary);
};

/** The products on sale that a service includes, in the order its page lists them. */
export const readServiceSummaries = async (db: Database, serviceId: number): Promise<ProductSummary[]> => {
  const rows = await db
    .select(summary)
    .from(products)
    .innerJoin(serviceProducts, eq(serviceProducts.productId, products.id))
    .where(and(productOnSale, eq(serviceProducts.serviceId, serviceId)))
    .orderBy(asc(serviceProducts.position), asc(products.id));
  return rows.map(toSummary);
};
