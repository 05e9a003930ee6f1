import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The database, embedded or not: repositories are written against this and never learn which. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that has been opened, with the schema up to date. */
export interface OpenDatabase {
  readonly db: Database;
  /** Finishes what is running and lets go of the database. */
  readonly close: () => Promise<void>;
}
