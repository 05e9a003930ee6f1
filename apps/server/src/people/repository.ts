import { Refusal } from '@gifting/api/core/refusal';
import { missingTexts, refusalTexts } from '@gifting/api/core/texts';
import type { Person, PersonChange } from '@gifting/domain/people/person';
import type { Page, PageQuery } from '@gifting/domain/wire/page';
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import { endSessions } from '../account/sessions';
import type { Database } from '../database/database';
import { afterCursor, readPage } from '../database/page';
import { users } from '../database/schema';

/** Everybody who has an account, the newest first: the page that a query asks for, or all. */
export const readPeople = (db: Database, query: PageQuery): Promise<Page<Person>> => {
  const people = db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      companyName: users.companyName,
      role: users.role,
      disabledAt: users.disabledAt,
      lastSignInAt: users.lastSignInAt,
    })
    .from(users)
    .where(and(isNull(users.deletedAt), afterCursor(users.id, query)))
    .orderBy(desc(users.id));
  return readPage(query, people, (rows) =>
    rows.map(({ id, disabledAt, lastSignInAt, ...person }) => ({
      ...person,
      id: String(id),
      disabled: disabledAt !== null,
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
    })),
  );
};

interface Decision {
  readonly id: number;
  readonly change: PersonChange;
  /** The administrator who decides. */
  readonly by: number;
  readonly now: Date;
}

/**
 * Decides a person's role, and whether they may sign in. Throws a 404 for an unknown person, a 422 for the caller, and a
 * 403 if the caller is no administrator any more.
 */
export const updatePerson = (
  db: Database,
  { id, change: { role, disabled }, by, now }: Decision,
): Promise<void> =>
  db.transaction(async (tx) => {
    // In one order, so that of two administrators who remove each other the second waits, and is none any more.
    const rows = await tx
      .select({
        id: users.id,
        role: users.role,
        disabledAt: users.disabledAt,
        deletedAt: users.deletedAt,
      })
      .from(users)
      .where(or(eq(users.id, id), and(eq(users.role, 'admin'), isNull(users.disabledAt))))
      .orderBy(asc(users.id))
      .for('update');
    const caller = rows.find((row) => row.id === by);
    if (caller?.role !== 'admin' || caller.disabledAt !== null)
      throw new Refusal(403, refusalTexts.forbidden);
    const target = rows.find((row) => row.id === id);
    if (!target || target.deletedAt !== null) throw new Refusal(404, missingTexts.person);
    // Whoever decides stays an administrator: one always remains.
    if (id === by) throw new Refusal(422, refusalTexts.notYourself);
    await tx
      .update(users)
      .set({ role, disabledAt: disabled ? (target.disabledAt ?? now) : null })
      .where(eq(users.id, id));
    if (disabled) await endSessions(tx, id);
  });
