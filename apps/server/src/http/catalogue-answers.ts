import type { RowName } from '@gifting/api/table';
import { LRUCache } from 'lru-cache';
import { readCatalogueVersion } from '../database/catalogue-version';
import type { Database } from '../database/database';

/** Rows whose answer is the same for everybody and comes from the catalogue alone. */
const catalogueRows: ReadonlySet<string> = new Set<RowName>([
  'gifting.list',
  'gifting.detail',
  'gifting.choices',
  'services.list',
  'services.detail',
  'collections.list',
  'collections.detail',
  'currencies.list',
  'categories.list',
  'categories.choices',
  'products.list',
  'giftBoxes.list',
]);

/** Whether a row's answers may be kept. */
export const isCatalogueRow = (name: string): boolean => catalogueRows.has(name);

/** The most text that is kept, in UTF-16 units. */
const maxKept = 32 * 1024 * 1024;

/**
 * Keeps what the catalogue answers until it changes: reading its version costs a third of reading and encoding a list.
 * Every server on the database sees each change at once.
 */
export const createCatalogueAnswers = (db: Database) => {
  const answers = new LRUCache<string, string>({
    maxSize: maxKept,
    sizeCalculation: (text, key) => text.length + key.length,
  });
  return async (request: string, answer: () => Promise<string>): Promise<string> => {
    const key = `${await readCatalogueVersion(db)} ${request}`;
    const kept = answers.get(key);
    if (kept !== undefined) return kept;
    const text = await answer();
    answers.set(key, text);
    return text;
  };
};
