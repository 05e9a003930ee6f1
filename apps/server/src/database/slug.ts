import { freeSlug } from '@gifting/domain/slug/slug';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { numericId } from './numeric-id';

/** A table with a slug column. */
type SluggedTable = PgTable & { readonly id: PgColumn; readonly slug: PgColumn };

/** The advisory lock for giving out slugs; any number that nothing else on the database uses. */
const slugLock = 731_205_119;

/**
 * Returns a free slug for a new row, from its name. Call it in the transaction that inserts the row: until
 * that ends, no other transaction gets a slug.
 */
export const newSlug = async (
  tx: Database,
  table: SluggedTable,
  { kind, name }: { readonly kind: string; readonly name: string },
): Promise<string> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${slugLock})`);
  const start = freeSlug(kind, name, []);
  // The operators compare bytes, in which `~` follows all that a slug is made of.
  const taken = await tx
    .select({ slug: sql<string>`${table.slug}` })
    .from(table)
    .where(sql`${table.slug} ~>=~ ${start} and ${table.slug} ~<~ ${`${start}~`}`);
  return freeSlug(
    kind,
    name,
    taken.map(({ slug }) => slug),
  );
};

/**
 * The condition for a row by slug or id (B-06), in a query that runs with {@link inAddress}. A slug is never
 * a number.
 */
export const named = (table: SluggedTable): SQL | undefined =>
  or(eq(table.slug, sql.placeholder('slug')), eq(table.id, sql.placeholder('id')));

/** The values for {@link named}: a path segment as a slug and, if it can be one, as an id. */
export const inAddress = (key: string): { readonly slug: string; readonly id: number | null } => ({
  slug: key,
  id: numericId(key),
});
