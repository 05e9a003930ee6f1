import type { Service } from '@gifting/domain/services/service';
import { asc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { services } from '../database/schema';

/** The services, in the order they were added. */
export const readServices = async (db: Database): Promise<Service[]> => {
  const rows = await db.select().from(services).orderBy(asc(services.id));
  return rows.map(({ id, picture, ...rest }) => ({ ...rest, id: String(id), image: picture }));
};
