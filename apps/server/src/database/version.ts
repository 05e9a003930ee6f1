import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The version of a row after an update. */
export const nextVersion = (table: { readonly version: PgColumn }): SQL => sql`${table.version} + 1`;
