import { signedOut } from '@gifting/api/core/refusal';
import { statusGroups } from '@gifting/domain/orders/order-status';
import {
  bookkeepingYears,
  type Closing,
  type ClosingObstacle,
} from '@gifting/domain/personal-data/personal-data';
import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { documents, orders, users } from '../database/schema';

type User = typeof users.$inferSelect;

/** Why a person cannot delete their account, if so. */
const obstacleOf = async (
  db: Database,
  person: User,
  administrators: readonly User[],
): Promise<ClosingObstacle | null> => {
  const [open] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, person.id), inArray(orders.status, [...statusGroups.active])))
    .limit(1);
  if (open) return 'orders';
  const others = administrators.some(({ id, role }) => id !== person.id && role === 'admin');
  return person.role === 'admin' && !others ? 'administrator' : null;
};

const findPeople = (db: Database, id: number) =>
  db
    .select()
    .from(users)
    .where(or(eq(users.id, id), and(eq(users.role, 'admin'), isNull(users.disabledAt))))
    .orderBy(asc(users.id));

const personOf = (people: readonly User[], id: number): User => {
  const person = people.find((each) => each.id === id);
  if (!person || person.deletedAt !== null) throw signedOut();
  return person;
};

/** A person whose account is to be deleted, and what stands against it. Nobody changes it, or orders, until the end of the transaction. */
export const lockForClosing = async (tx: Database, id: number) => {
  // In the order of `updatePerson`: of two administrators who leave, the second waits, and is the last one.
  const people = await findPeople(tx, id).for('update');
  const person = personOf(people, id);
  return { person, obstacle: await obstacleOf(tx, person, people) };
};

/** The issued documents of a person's orders, the newest first. */
export const findDocuments = (db: Database, userId: number) =>
  db
    .select({ orderId: documents.orderId, issuedAt: documents.issuedAt })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(documents.issuedAt));

/** What becomes of an account if it is deleted. */
export const readClosing = async (db: Database, id: number): Promise<Closing> => {
  const people = await findPeople(db, id);
  const person = personOf(people, id);
  const issued = await findDocuments(db, id);
  const newest = issued[0]?.issuedAt;
  return {
    obstacle: await obstacleOf(db, person, people),
    documents: issued.length,
    keptUntil: newest ? newest.getUTCFullYear() + bookkeepingYears : null,
    asksPassword: person.passwordHash !== null,
  };
};
