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
  /** `null` for whoever signs in by an OpenID provider. */
  readonly passwordHash: string | null;
  /** `null` until the person has shown that they read mails to it. */
  readonly emailConfirmedAt: Date | null;
}

/** Adds an account and returns it; `undefined` if the email, in any letter case, is taken. */
export const addAccount = async (db: Database, account: NewAccount) => {
  // The unique index decides, so that only one of two concurrent sign-ups succeeds.
  const [added] = await db.insert(users).values(account).onConflictDoNothing().returning();
  return added;
};

/** Finds an account by its email, in any letter case: in the one by which attempts to sign in are counted. */
export const findAccount = async (db: Database, email: string) => {
  const [account] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return account;
};

/** Records that a person has signed in. */
export const noteSignIn = async (db: Database, id: number, now: Date): Promise<void> => {
  await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, id));
};

/** The password hash of a person, and where to write to them. */
export const findPerson = async (db: Database, id: number) => {
  const [person] = await db
    .select({
      name: users.name,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.id, id));
  return person;
};

/**
 * Replaces a password, or sets the first one, and voids all links to a new one or to another e-mail. Returns `false` if it is
 * not `present` any more.
 */
export const replacePassword = async (
  tx: Database,
  id: number,
  present: string | null,
  passwordHash: string,
): Promise<boolean> => {
  const replaced = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), sql`${users.passwordHash} is not distinct from ${present}`))
    .returning({ id: users.id });
  if (replaced.length === 0) return false;
  await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
  // Whoever had the old password may have asked for it.
  await tx.delete(emailChanges).where(eq(emailChanges.userId, id));
  return true;
};
