import { type Conversion, exchange } from '@gifting/domain/money/exchange';
import type { Minor } from '@gifting/domain/money/money';
import type { Product } from '@gifting/domain/products/product';
import { and, asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { priceRanges, productCategories, products } from '../database/schema';
import { productOnSale } from './on-sale';

/** A product's prices as one value, by rising quantity: its row comes once, however many it has. */
const ranges = sql<[min: number, max: number, price: Minor][]>`json_agg(
  json_build_array(${priceRanges.minQuantity}, ${priceRanges.maxQuantity}, ${priceRanges.priceMinor})
  order by ${priceRanges.position}
)`;

/**
 * The products on sale that meet a condition, priced by a conversion. One statement reads products and prices, so both are of
 * one moment. A product without any price range is not on sale: it would cost nothing.
 */
const readPriced = async (db: Database, conversion: Conversion, condition?: SQL): Promise<Product[]> => {
  const rows = await db
    .select({
      id: products.id,
      giftingId: products.giftingId,
      name: products.name,
      description: products.description,
      picture: products.picture,
      minimumOrderQuantity: products.minimumOrderQuantity,
      deliveryTime: products.deliveryTime,
      ranges,
    })
    .from(products)
    .innerJoin(priceRanges, eq(priceRanges.productId, products.id))
    .where(and(productOnSale, condition))
    .groupBy(products.id)
    .orderBy(asc(products.id));
  return rows.map(({ id, giftingId, ranges, ...shown }) => {
    const prices = ranges.map(([min, max, price]) => ({ min, max, price: exchange(price, conversion) }));
    return {
      ...shown,
      id: String(id),
      giftingId: giftingId === null ? null : String(giftingId),
      fromPrice: Math.min(...prices.map(({ price }) => price)),
      priceRanges: prices,
    };
  });
};

/** Every product on sale. */
export const readProducts = (db: Database, conversion: Conversion): Promise<Product[]> =>
  readPriced(db, conversion);

/** The products on sale in a category, be it their own or a further one. */
export const readProductsOfCategory = (
  db: Database,
  conversion: Conversion,
  categoryId: number,
): Promise<Product[]> =>
  readPriced(
    db,
    conversion,
    or(
      eq(products.categoryId, categoryId),
      exists(
        db
          .select({ productId: productCategories.productId })
          .from(productCategories)
          .where(
            and(eq(productCategories.productId, products.id), eq(productCategories.categoryId, categoryId)),
          ),
      ),
    ),
  );

/** Those of the named products that are on sale. */
export const readProductsById = async (
  db: Database,
  conversion: Conversion,
  ids: readonly number[],
): Promise<Product[]> => (ids.length === 0 ? [] : readPriced(db, conversion, inArray(products.id, [...ids])));
