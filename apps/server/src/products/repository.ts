import { type Conversion, exchange } from '@gifting/domain/money/exchange';
import type { Product } from '@gifting/domain/products/product';
import { and, asc, eq, exists, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { priceRanges, productCategories, products } from '../database/schema';
import { productOnSale } from './on-sale';

/** What is read of a product and a price of it: its row comes once for each price, so nothing that is not shown. */
const columns = {
  product: {
    id: products.id,
    giftingId: products.giftingId,
    name: products.name,
    description: products.description,
    picture: products.picture,
    minimumOrderQuantity: products.minimumOrderQuantity,
    deliveryTime: products.deliveryTime,
  },
  range: {
    minQuantity: priceRanges.minQuantity,
    maxQuantity: priceRanges.maxQuantity,
    priceMinor: priceRanges.priceMinor,
  },
};

/**
 * The products on sale that meet a condition, priced by a conversion. One statement reads products and prices, so both are of
 * one moment. A product without any price range is not on sale: it would cost nothing.
 */
const readPriced = async (db: Database, conversion: Conversion, condition?: SQL): Promise<Product[]> => {
  const rows = await db
    .select(columns)
    .from(products)
    .innerJoin(priceRanges, eq(priceRanges.productId, products.id))
    .where(and(productOnSale, condition))
    .orderBy(asc(products.id), asc(priceRanges.position));
  const priced = new Map<number, Product>();
  for (const { product, range } of rows) {
    const price = exchange(range.priceMinor, conversion);
    const known = priced.get(product.id);
    priced.set(product.id, {
      id: String(product.id),
      giftingId: product.giftingId === null ? null : String(product.giftingId),
      name: product.name,
      description: product.description,
      picture: product.picture,
      minimumOrderQuantity: product.minimumOrderQuantity,
      deliveryTime: product.deliveryTime,
      fromPrice: Math.min(price, known?.fromPrice ?? price),
      priceRanges: [...(known?.priceRanges ?? []), { min: range.minQuantity, max: range.maxQuantity, price }],
    });
  }
  return [...priced.values()];
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
