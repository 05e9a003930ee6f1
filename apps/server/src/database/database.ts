import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The database, embedded or not: repositories are written against this and never learn which. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
