import type { Conversion } from '@gifting/domain/money/exchange';
import { pricesIn } from '@gifting/domain/products/prices-in';
import type { Product } from '@gifting/domain/products/product';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { productCategories, products } from '../database/schema';
import { productOnSale } from './on-sale';

/** Selects products on sale that have price ranges: one without ranges would be free. */
const selectOnSale = (db: Database, condition?: SQL) =>
  db
    .select({
      id: products.id,
      giftingId: products.giftingId,
      name: products.name,
      description: products.description,
      picture: products.picture,
      minimumOrderQuantity: products.minimumOrderQuantity,
      deliveryTime: products.deliveryTime,
      priceRanges: products.priceRanges,
    })
    .from(products)
    .where(and(productOnSale, ne(products.priceRanges, []), condition))
    .orderBy(asc(products.id));

type Row = Awaited<ReturnType<typeof selectOnSale>>[number];

const toProducts = (rows: readonly Row[], conversion: Conversion): Product[] =>
  rows.map((row) => ({
    ...row,
    id: String(row.id),
    giftingId: row.giftingId === null ? null : String(row.giftingId),
    ...pricesIn(row.priceRanges, conversion),
  }));

const everyProduct = prepared((db) => selectOnSale(db).prepare('every_product'));

/** Every product on sale. */
export const readProducts = async (db: Database, conversion: Conversion): Promise<Product[]> =>
  toProducts(await everyProduct(db).execute(), conversion);

const productsOfCategory = prepared((db) => {
  const category = sql.placeholder('categoryId');
  const own = db.select({ id: products.id }).from(products).where(eq(products.categoryId, category));
  const further = db
    .select({ id: productCategories.productId })
    .from(productCategories)
    .where(eq(productCategories.categoryId, category));
  // Two selections: with `or` no index would find either.
  return selectOnSale(db, inArray(products.id, union(own, further))).prepare('products_of_category');
});

/** The products on sale in a category, their own or an additional one. */
export const readProductsOfCategory = async (
  db: Database,
  conversion: Conversion,
  categoryId: number,
): Promise<Product[]> => toProducts(await productsOfCategory(db).execute({ categoryId }), conversion);

const productsById = prepared((db) =>
  selectOnSale(db, sql`${products.id} = any(${sql.placeholder('ids')}::bigint[])`).prepare('products_by_id'),
);

/** Those of the named products that are on sale. */
export const readProductsById = async (
  db: Database,
  conversion: Conversion,
  ids: readonly number[],
): Promise<Product[]> =>
  ids.length === 0 ? [] : toProducts(await productsById(db).execute({ ids }), conversion);
