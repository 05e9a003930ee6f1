import type { Role } from '@gifting/domain/account/user';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../database/schema';

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
