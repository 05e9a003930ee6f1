import { found, refuseOutdated } from '@gifting/api/core/refusal';
import { missingTexts } from '@gifting/api/core/texts';
import { type AdminCategory, adminCategory } from '@gifting/domain/categories/category';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { categories } from '../database/schema';
import { newSlug } from '../database/slug';
import { nextVersion } from '../database/version';
import type { Image } from '../uploads/read-picture';
import { removeImages, storeImage } from '../uploads/repository';

const allCategories = prepared((db) =>
  db.select().from(categories).orderBy(asc(categories.id)).prepare('all_categories'),
);

const toAdmin = ({ id, version, ...rest }: typeof categories.$inferSelect): AdminCategory => ({
  ...rest,
  id: String(id),
  version: String(version),
});

/** The product categories, in the order they were added. */
export const readCategories = async (db: Database): Promise<AdminCategory[]> => {
  const rows = await allCategories(db).execute();
  return rows.map(toAdmin);
};

/** The texts of a category. */
interface CategoryTexts {
  readonly name: string;
  readonly description: string;
}

/** Adds a category with its picture. */
export const addCategory = (
  db: Database,
  { name, description }: CategoryTexts,
  image: Image,
): Promise<void> =>
  db.transaction(async (tx) => {
    const picture = await storeImage(tx, image);
    const slug = await newSlug(tx, categories, { kind: 'category', name });
    await tx.insert(categories).values({ slug, name, description, picture });
  });

/**
 * Updates a category; without a new picture the old one stays. Throws a 404 if it does not exist and a 409 if the
 * update is based on an older version; both also drop the new pictures.
 */
export const changeCategory = (
  db: Database,
  id: number,
  { name, description, version }: CategoryTexts & { readonly version: string | null },
  image: Image | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = image && (await storeImage(tx, image));
    const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update');
    const before = found(row, missingTexts.category);
    refuseOutdated(adminCategory, version, toAdmin(before));
    const picture = stored ?? before.picture;
    await tx
      .update(categories)
      .set({ name, description, picture, version: nextVersion(categories) })
      .where(eq(categories.id, id));
    if (stored) await removeImages(tx, [before.picture]);
  });

/** Removes a category from its products and deletes it. Returns `false` if it does not exist. */
export const removeCategory = (db: Database, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [removed] = await tx.delete(categories).where(eq(categories.id, id)).returning();
    if (!removed) return false;
    await removeImages(tx, [removed.picture]);
    return true;
  });
