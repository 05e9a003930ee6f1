import type { CollectionItem } from '@gifting/domain/collections/collection';
import { asc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { collections } from '../database/schema';

/** The collections, in the order they were added. */
export const readCollections = async (db: Database): Promise<CollectionItem[]> => {
  const rows = await db.select().from(collections).orderBy(asc(collections.id));
  return rows.map(({ id, ...rest }) => ({ ...rest, id: String(id) }));
};
