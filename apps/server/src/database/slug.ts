import { freeSlug } from '@gifting/domain/slug/slug';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { numericId } from './numeric-id';

/** A table whose rows are found by a slug as well. */
type SluggedTable = PgTable & { readonly id: PgColumn; readonly slug: PgColumn };

/** Any number that nothing else on the database uses: who holds it may give out slugs. */
const slugLock = 731_205_119;

/**
 * A slug for a new row, from its name, that no row of the table has. To be called within the transaction that adds the
 * row: until it ends, nobody else is given a slug.
 */
export const newSlug = async (
  tx: Database,
  table: SluggedTable,
  { kind, name }: { readonly kind: string; readonly name: string },
): Promise<string> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${slugLock})`);
  const taken = await tx
    .select({ slug: sql<string>`${table.slug}` })
    .from(table)
    .where(sql`starts_with(${table.slug}, ${freeSlug(kind, name, [])})`);
  return freeSlug(
    kind,
    name,
    taken.map(({ slug }) => slug),
  );
};

/**
 * The row an address names, in a query that is prepared and run with {@link inAddress}: by its slug, or by its id (B-06). A
 * slug is never a number, so only one of them fits.
 */
export const named = (table: SluggedTable): SQL | undefined =>
  or(eq(table.slug, sql.placeholder('slug')), eq(table.id, sql.placeholder('id')));

/** The values for {@link named}: what stands in the address, as a slug and, where it can be one, as an id. */
export const inAddress = (key: string): { readonly slug: string; readonly id: number | null } => ({
  slug: key,
  id: numericId(key),
});
