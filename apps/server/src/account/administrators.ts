import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../database/schema';

/** Finds the administrators whose accounts are enabled, to mail them. */
export const findAdministrators = (db: Database) =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)));
