import type { ProductSummary } from '@gifting/domain/products/product-summary';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
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

const ofGifting = prepared((db) =>
  db
    .select(summary)
    .from(products)
    .where(and(productOnSale, eq(products.giftingId, sql.placeholder('giftingId'))))
    .orderBy(asc(products.id))
    .prepare('summaries_of_gifting'),
);

/** The products on sale of a gifting category, as its page lists them. */
export const readGiftingSummaries = async (db: Database, giftingId: number): Promise<ProductSummary[]> =>
  (await ofGifting(db).execute({ giftingId })).map(toSummary);

const ofService = prepared((db) =>
  db
    .select(summary)
    .from(products)
    .innerJoin(serviceProducts, eq(serviceProducts.productId, products.id))
    .where(and(productOnSale, eq(serviceProducts.serviceId, sql.placeholder('serviceId'))))
    .orderBy(asc(serviceProducts.position), asc(products.id))
    .prepare('summaries_of_service'),
);

/** The products on sale that a service includes, in the order its page lists them. */
export const readServiceSummaries = async (db: Database, serviceId: number): Promise<ProductSummary[]> =>
  (await ofService(db).execute({ serviceId })).map(toSummary);
