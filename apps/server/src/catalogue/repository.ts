import type { IndexedEntry } from '@gifting/api/catalogue/search-index';
import { entryOf } from '@gifting/domain/catalogue/narrow';
import { unconverted } from '@gifting/domain/money/exchange';
import { eq } from 'drizzle-orm';
import { readCategories } from '../categories/repository';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { categories, currencies, productCategories, products } from '../database/schema';
import { readProducts } from '../products/repository';

const ownCategories = prepared((db) =>
  db
    .select({ productId: products.id, categoryId: categories.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .prepare('own_categories'),
);

const additionalCategories = prepared((db) =>
  db.select().from(productCategories).prepare('additional_categories'),
);

/** The products on sale in the base currency with their categories, own and additional, and all categories. */
export const readCatalogue = async (db: Database) => {
  const [onSale, all, own, additional] = await Promise.all([
    readProducts(db, unconverted),
    readCategories(db),
    ownCategories(db).execute(),
    additionalCategories(db).execute(),
  ]);
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const idsOf = new Map<string, Set<string>>();
  for (const { productId, categoryId } of [...own, ...additional]) {
    const ids = idsOf.get(String(productId)) ?? new Set();
    idsOf.set(String(productId), ids.add(String(categoryId)));
  }
  const entries = onSale.map((product): IndexedEntry => {
    const categoryIds = [...(idsOf.get(product.id) ?? [])];
    return { ...entryOf(product, categoryIds), categoryNames: categoryIds.map((id) => names.get(id) ?? '') };
  });
  return { entries, categories: all };
};

const baseCurrency = prepared((db) =>
  db
    .select({ code: currencies.code })
    .from(currencies)
    .where(eq(currencies.rate, 1))
    .orderBy(currencies.position)
    .limit(1)
    .prepare('base_currency'),
);

/** The code of the currency that catalogue prices are in; blank if none has the rate 1. */
export const readBaseCurrency = async (db: Database): Promise<string> =>
  (await baseCurrency(db).execute())[0]?.code ?? '';
