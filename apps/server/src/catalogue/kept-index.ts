import { createSearchIndex } from '@gifting/api/catalogue/search-index';
import { readCatalogueVersion } from '../database/catalogue-version';
import type { Database } from '../database/database';
import type { Dependencies } from '../dependencies';
import { readCatalogue } from './repository';

const build = async (db: Database) => {
  const { entries, categories } = await readCatalogue(db);
  return { index: await createSearchIndex(entries), categories };
};

/**
 * Keeps the index of the catalogue in memory until the catalogue changes, on any server: each search asks for its
 * version. Searches that come while it is built wait for the same build, which has the time of pictures: the whole
 * catalogue is megabytes.
 */
export const createKeptIndex = ({ db, pictureDb }: Pick<Dependencies, 'db' | 'pictureDb'>) => {
  let kept: { readonly version: string; readonly built: ReturnType<typeof build> } | null = null;
  return async () => {
    const version = await readCatalogueVersion(db);
    if (kept?.version !== version) {
      const begun = { version, built: build(pictureDb) };
      kept = begun;
      // A build that failed is begun again by the next search.
      begun.built.catch(() => {
        if (kept === begun) kept = null;
      });
    }
    return kept.built;
  };
};
