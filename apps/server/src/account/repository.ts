import type { Role } from '@gifting/domain/account/user';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { emailChanges, passwordResets, users } from '../database/schema';

/** A new account; its password is hashed already. */
export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly role: Role;
  readonly passwordHash: string;
}

/** Adds an account. Returns `false` if the email, in any letter case, is taken. */
export const addAccount = async (db: Database, account: NewAccount): Promise<boolean> => {
  // The unique index decides, so that only one of two concurrent sign-ups succeeds.
  const added = await db.insert(users).values(account).onConflictDoNothing().returning({ id: users.id });
  return added.length > 0;
};

/** Finds an account by its email, in any letter case. */
export const findAccount = async (db: Database, email: string) => {
  const [account] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email})`);
  return account;
};

/** Records that a person has signed in. */
export const noteSignIn = async (db: Database, id: number, now: Date): Promise<void> => {
  await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, id));
};

/** The password hash of a person, and where to write to them. */
export const findPerson = async (db: Database, id: number) => {
  const [person] = await db
    .select({ name: users.name, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id));
  return person;
};

/** Replaces a password and voids all links to a new one or to another e-mail. Returns `false` if it is not `present` any more. */
export const replacePassword = async (
  tx: Database,
  id: number,
  present: string,
  passwordHash: string,
): Promise<boolean> => {
  const replaced = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, present)))
    .returning({ id: users.id });
  if (replaced.length === 0) return false;
  await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
  // Whoever had the old password may have asked for it.
  await tx.delete(emailChanges).where(eq(emailChanges.userId, id));
  return true;
};
