import type { Role } from '@gifting/domain/account/user';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../database/schema';

/** What an account is opened with. The password is hashed by then. */
export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly role: Role;
  readonly passwordHash: string;
}

/** Opens an account; `false` when the address, in whatever letter case, has one already. */
export const addAccount = async (db: Database, account: NewAccount): Promise<boolean> => {
  // The unique index decides, so two sign-ups at once cannot both succeed.
  const added = await db.insert(users).values(account).onConflictDoNothing().returning({ id: users.id });
  return added.length > 0;
};

/** The account of an address, in whatever letter case. */
export const findAccount = async (db: Database, email: string) => {
  const [account] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email})`);
  return account;
};
