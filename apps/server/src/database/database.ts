import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, embedded or not; repositories work with either. */
export interface Database extends Omit<PgDatabase<PgQueryResultHKT>, 'transaction'> {
  /** Runs statements on one connection: all of them hold, or none if `act` throws. One inside another is part of it. */
  readonly transaction: <Result>(act: (tx: Database) => Promise<Result>) => Promise<Result>;
}

/** An open, migrated database. */
export interface OpenDatabase {
  readonly db: Database;
  /** The same database, with time for rows with pictures: they are megabytes. */
  readonly pictureDb: Database;
  /** Closes the database once its queries are finished. */
  readonly close: () => Promise<void>;
}
