import type { Category } from '@gifting/domain/categories/category';
import { asc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { categories } from '../database/schema';

/** The product categories, in the order they were added. */
export const readCategories = async (db: Database): Promise<Category[]> => {
  const rows = await db.select().from(categories).orderBy(asc(categories.id));
  return rows.map(({ id, ...rest }) => ({ ...rest, id: String(id) }));
};
