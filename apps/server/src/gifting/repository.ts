import type { GiftingItem } from '@gifting/domain/gifting/gifting';
import { asc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { gifting } from '../database/schema';

/** The gifting categories, in the order they were added. */
export const readGifting = async (db: Database): Promise<GiftingItem[]> => {
  const rows = await db.select().from(gifting).orderBy(asc(gifting.id));
  return rows.map(({ id, picture, ...rest }) => ({ ...rest, id: String(id), image: picture }));
};
