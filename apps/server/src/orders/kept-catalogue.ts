import type { GiftBox } from '@gifting/domain/gift-boxes/gift-box';
import type { Conversion } from '@gifting/domain/money/exchange';
import type { Product } from '@gifting/domain/products/product';
import { LRUCache } from 'lru-cache';
import { findConversion } from '../currencies/repository';
import { readCatalogueVersion } from '../database/catalogue-version';
import type { Database } from '../database/database';
import { findGiftBox } from '../gift-boxes/repository';
import { readProductsById } from '../products/repository';

/** How many products, gift boxes and conversions are kept; those used longest ago go first. */
const mostKept = 20_000;

/** Keeps entries of one kind for each database. */
const cacheOf = <Value extends object>() => {
  const caches = new WeakMap<Database, LRUCache<string, Value>>();
  return (db: Database): LRUCache<string, Value> => {
    const cache = caches.get(db) ?? new LRUCache<string, Value>({ max: mostKept });
    caches.set(db, cache);
    return cache;
  };
};

const conversions = cacheOf<Conversion>();
const products = cacheOf<Product>();
const giftBoxes = cacheOf<GiftBox>();

/** What an order names of the catalogue. */
interface Named {
  readonly currency: string;
  readonly productIds: readonly number[];
  readonly giftBoxId: number | null;
}

/** What an order is priced from; a product or gift box that is not on sale is missing. */
interface Catalogue {
  readonly products: readonly Product[];
  readonly giftBox: GiftBox | undefined;
}

/**
 * Reads what an order is priced from; `undefined` for an unknown currency. What the catalogue's version says is unchanged
 * is read once: of an order's statements, those of its prices were a third.
 */
export const readCatalogue = async (
  db: Database,
  { currency, productIds, giftBoxId }: Named,
): Promise<Catalogue | undefined> => {
  const version = await readCatalogueVersion(db);
  const keyOf = (id: number | string) => `${version} ${currency} ${id}`;

  const conversion = conversions(db).get(keyOf('')) ?? (await findConversion(db, currency));
  if (conversion === undefined) return undefined;
  conversions(db).set(keyOf(''), conversion);

  const knownProducts = products(db);
  const missing = productIds.filter((id) => !knownProducts.has(keyOf(id)));
  for (const product of await readProductsById(db, conversion, missing))
    knownProducts.set(keyOf(product.id), product);

  const knownBoxes = giftBoxes(db);
  const giftBox =
    giftBoxId === null
      ? undefined
      : (knownBoxes.get(keyOf(giftBoxId)) ?? (await findGiftBox(db, conversion, giftBoxId)));
  if (giftBox) knownBoxes.set(keyOf(giftBox.id), giftBox);

  return { products: productIds.flatMap((id) => knownProducts.get(keyOf(id)) ?? []), giftBox };
};
