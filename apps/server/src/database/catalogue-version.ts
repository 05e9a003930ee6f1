import type { Database } from './database';
import { prepared } from './prepared';
import { catalogueVersion } from './schema';

const storedVersion = prepared((db) => db.select().from(catalogueVersion).prepare('catalogue_version'));

/**
 * Reads the version that each change of the catalogue replaces, on every server and by hand. Read it before what is kept
 * under it, so that nothing kept is older.
 */
export const readCatalogueVersion = async (db: Database): Promise<string> => {
  const [stored] = await storedVersion(db).execute();
  return String(stored?.version);
};
