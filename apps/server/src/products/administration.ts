import { found, refuseFaults, refuseOutdated } from '@gifting/api/core/refusal';
import { fieldTexts, missingTexts } from '@gifting/api/core/texts';
import { type AdminProduct, adminProduct } from '@gifting/domain/products/admin-product';
import type { ProductRecord } from '@gifting/domain/products/payload';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { numericId } from '../database/numeric-id';
import { categories, gifting, products } from '../database/schema';
import { newSlug } from '../database/slug';
import { statusOf } from '../database/status';
import { nextVersion } from '../database/version';
import type { Image } from '../uploads/read-picture';
import { storeImage, storeImages } from '../uploads/repository';

const wireKey = (id: number | null): string | null => (id === null ? null : String(id));

const toAdmin = (product: typeof products.$inferSelect): AdminProduct => ({
  ...product,
  id: String(product.id),
  giftingId: wireKey(product.giftingId),
  categoryId: wireKey(product.categoryId),
  status: statusOf(product.active),
  createdAt: product.createdAt.toISOString(),
  updatedAt: product.updatedAt.toISOString(),
  version: String(product.version),
});

/** All products, with prices in the base currency, for administrators. */
export const readAllProducts = async (db: Database): Promise<AdminProduct[]> => {
  const rows = await db.select().from(products).where(isNull(products.deletedAt)).orderBy(asc(products.id));
  return rows.map(toAdmin);
};

/** Locks an existing row until the transaction ends and returns its key. */
const lockRow = async (
  tx: Database,
  table: typeof gifting | typeof categories,
  id: string,
): Promise<number | null> => {
  const key = numericId(id);
  if (key === null) return null;
  const [row] = await tx.select({ id: table.id }).from(table).where(eq(table.id, key)).for('key share');
  return row?.id ?? null;
};

/** Returns the columns of a record. Throws a 422 for an unknown gifting pack or category. */
const toColumns = async (tx: Database, record: ProductRecord) => {
  const giftingId = await lockRow(tx, gifting, record.giftingId);
  const categoryId = await lockRow(tx, categories, record.categoryId);
  refuseFaults({
    ...(giftingId === null && { gifting_id: [fieldTexts.gifting] }),
    ...(categoryId === null && { category_id: [fieldTexts.category] }),
  });
  const { status, ...columns } = record;
  return { ...columns, giftingId, categoryId, active: status === 'active' };
};

/** A product's pictures: its thumbnail and the additional ones. */
interface ProductImages<Thumbnail extends Image | null> {
  readonly thumbnail: Thumbnail;
  readonly images: readonly Image[];
}

/** Adds a product in one transaction. */
export const addProduct = (
  db: Database,
  record: ProductRecord,
  { thumbnail, images }: ProductImages<Image>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const picture = await storeImage(tx, thumbnail);
    const pictures = await storeImages(tx, images);
    const columns = await toColumns(tx, record);
    const slug = await newSlug(tx, products, { kind: 'product', name: record.name });
    await tx.insert(products).values({ ...columns, slug, picture, pictures });
  });

const present = (id: number): SQL | undefined => and(eq(products.id, id), isNull(products.deletedAt));

/**
 * Updates a product in one transaction; without new pictures the old ones stay. Throws a 404 if it does not exist and a
 * 409 if the update is based on an older version; both also drop the new pictures.
 */
export const changeProduct = (
  db: Database,
  id: number,
  { version, ...record }: ProductRecord & { readonly version: string | null },
  { thumbnail, images }: ProductImages<Image | null>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const picture = thumbnail && (await storeImage(tx, thumbnail));
    const pictures = await storeImages(tx, images);
    const [row] = await tx.select().from(products).where(present(id)).for('update');
    const before = found(row, missingTexts.product);
    refuseOutdated(adminProduct, version, toAdmin(before));
    await tx
      .update(products)
      .set({
        ...(await toColumns(tx, record)),
        ...(picture && { picture }),
        ...(pictures.length > 0 && { pictures }),
        updatedAt: sql`now()`,
        version: nextVersion(products),
      })
      .where(eq(products.id, id));
  });

/**
 * Marks a product as deleted and frees its slug; orders still refer to it. Returns `false` if it does not
 * exist.
 */
export const removeProduct = async (db: Database, id: number): Promise<boolean> => {
  const removed = await db
    .update(products)
    .set({ deletedAt: sql`now()`, slug: null })
    .where(present(id))
    .returning({ id: products.id });
  return removed.length > 0;
};
