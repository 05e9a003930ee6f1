import { Refusal } from '@gifting/api/core/refusal';
import { seenText } from '@gifting/domain/address-list/cell';
import { plainPostalCode } from '@gifting/domain/address-list/duplicates';
import {
  type KeepingRules,
  type KeptRow,
  type RowOutcome,
  settleRows,
} from '@gifting/domain/address-list/keep';
import type { Page, PageQuery } from '@gifting/domain/wire/page';
import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { afterCursor, readPage } from '../database/page';
import { orders, campaignRecipients as people } from '../database/schema';

/** Locks an order, so that its claims, lists, mails and actions follow one another. */
export const lockOrder = async (tx: Database, orderId: number): Promise<void> => {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
};

/** Reads the people of an order's list, newest first. */
export const readPeople = <Item extends { readonly id: string }>(
  db: Database,
  orderId: number,
  query: PageQuery,
  toItems: (rows: (typeof people.$inferSelect)[]) => Item[] | Promise<Item[]>,
): Promise<Page<Item>> => {
  const select = db
    .select()
    .from(people)
    .where(and(eq(people.orderId, orderId), afterCursor(people.id, query)))
    .orderBy(desc(people.id));
  return readPage(query, select, toItems);
};

/** A person of a list, as it is shown. */
export const toPerson = ({
  id,
  orderId: _order,
  key: _key,
  createdAt: _at,
  ...person
}: typeof people.$inferSelect) => ({ ...person, id: String(id) });

/** Counts the people of an order's list. */
export const countPeople = async (db: Database, orderId: number): Promise<number> => {
  const [all] = await db.select({ people: count() }).from(people).where(eq(people.orderId, orderId));
  return all?.people ?? 0;
};

const email = sql<string>`lower(${people.email})`;
/** As `plainPostalCode` has it. */
const postalCode = sql<string>`lower(regexp_replace(normalize(${people.postalCode}, NFKC), '\\s', '', 'g'))`;

/** Texts of rows by which somebody is known; nobody is known by an empty one. */
const given = (rows: readonly KeptRow[], textOf: (row: KeptRow) => string): string[] =>
  [...new Set(rows.map(textOf))].filter((text) => text !== '');

interface Keeping {
  readonly orderId: number;
  readonly rows: readonly KeptRow[];
  readonly rules: KeepingRules;
  /** The most people of the list. */
  readonly most: number;
  /** Why there can be no more than those who are kept. */
  readonly tooMany: (kept: number) => string;
  readonly now: Date;
}

/**
 * Keeps rows on the list of an order that the transaction has locked, and answers each. Throws a 422 where they would be
 * too many.
 */
export const keepPeople = async (
  tx: Database,
  { orderId, rows, rules, most, tooMany, now }: Keeping,
): Promise<RowOutcome[]> => {
  // Whoever may be one of the rows; their keys decide.
  const present = await tx
    .select({ key: people.key, name: people.name, email: people.email, postalCode: people.postalCode })
    .from(people)
    .where(
      and(
        eq(people.orderId, orderId),
        or(
          inArray(
            people.key,
            rows.map(({ key }) => key),
          ),
          inArray(
            email,
            given(rows, (row) => seenText(row.email).toLowerCase()),
          ),
          inArray(
            postalCode,
            given(rows, (row) => plainPostalCode(seenText(row.postal_code))),
          ),
        ),
      ),
    );
  const { outcomes, added } = settleRows(rows, present, rules);
  if (added.length === 0) return outcomes;
  const kept = await countPeople(tx, orderId);
  if (kept + added.length > most) throw new Refusal(422, tooMany(kept));
  await tx
    .insert(people)
    .values(added.map(({ key, person }) => ({ ...person, orderId, key, createdAt: now })));
  return outcomes;
};
