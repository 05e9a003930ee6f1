import type { AdminCategory } from '@gifting/domain/categories/category';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { categories } from '../database/schema';
import { newSlug } from '../database/slug';
import type { Image } from '../uploads/images';
import { removeImages, storeImage } from '../uploads/repository';

const allCategories = prepared((db) =>
  db.select().from(categories).orderBy(asc(categories.id)).prepare('all_categories'),
);

/** The product categories, in the order they were added. */
export const readCategories = async (db: Database): Promise<AdminCategory[]> => {
  const rows = await allCategories(db).execute();
  return rows.map(({ id, ...rest }) => ({ ...rest, id: String(id) }));
};

/** Adds a category with its picture. */
export const addCategory = (
  db: Database,
  { name, description }: { readonly name: string; readonly description: string },
  image: Image,
): Promise<void> =>
  db.transaction(async (tx) => {
    const slug = await newSlug(tx, categories, { kind: 'category', name });
    await tx.insert(categories).values({ slug, name, description, picture: await storeImage(tx, image) });
  });

/** Removes a category from its products and deletes it. Returns `false` if it does not exist. */
export const removeCategory = (db: Database, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [removed] = await tx.delete(categories).where(eq(categories.id, id)).returning();
    if (!removed) return false;
    await removeImages(tx, [removed.picture]);
    return true;
  });
