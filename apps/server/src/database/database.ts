import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, embedded or not; repositories work with either. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export interface OpenDatabase {
  readonly db: Database;
  /** The same database, with time for rows with pictures: they are megabytes. */
  readonly pictureDb: Database;
  /** Closes the database once its queries are finished. */
  readonly close: () => Promise<void>;
}
