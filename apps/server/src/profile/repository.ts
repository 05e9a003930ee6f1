import { refuseOutdated, signedOut } from '@gifting/api/core/refusal';
import {
  type addressChange,
  type PersonalDetails,
  type PrimaryAddress,
  type Profile,
  type personalChange,
  personalDetails,
  primaryAddress,
} from '@gifting/domain/profile/profile';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { nextVersion } from '../database/version';
import { findEmailChange, nextPersonalVersion } from './email-change';

type UserRow = typeof users.$inferSelect;

const toPersonal = (row: UserRow): PersonalDetails => ({
  name: row.name,
  email: row.email,
  phone: row.phone,
  companyName: row.companyName,
  companyAddress: row.companyAddress,
  version: String(row.personalVersion),
});

const toAddress = (row: UserRow): PrimaryAddress => ({
  line1: row.addressLine1,
  line2: row.addressLine2,
  line3: row.addressLine3,
  postTown: row.postTown,
  postCode: row.postCode,
  version: String(row.addressVersion),
});

/** What a person's profile holds. */
export const readProfile = async (db: Database, userId: number, now: Date): Promise<Profile> => {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  const change = await findEmailChange(db, userId, now);
  // The account may have gone since its session was looked up.
  if (!row) throw signedOut();
  return {
    personal: toPersonal(row),
    address: toAddress(row),
    emailChange: change
      ? {
          email: change.email,
          oldConfirmed: change.oldTokenHash === null,
          newConfirmed: change.newTokenHash === null,
          expiresAt: change.expiresAt.toISOString(),
        }
      : null,
  };
};

/** A person's row, kept from others who change it until the end of the transaction. */
const lock = async (tx: Database, userId: number): Promise<UserRow> => {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!row) throw signedOut();
  return row;
};

/** Whether two addresses are the same, in any letter case. */
export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Saves personal details, but for another e-mail, which is left as it is. Returns the person before. Throws a 409 if the
 * change is based on an older version.
 */
export const savePersonal = async (
  tx: Database,
  userId: number,
  { email, version, ...details }: z.output<typeof personalChange>,
): Promise<UserRow> => {
  const before = await lock(tx, userId);
  refuseOutdated(personalDetails, version, toPersonal(before));
  await tx
    .update(users)
    .set({
      ...details,
      ...(sameEmail(email, before.email) && { email }),
      personalVersion: nextPersonalVersion,
    })
    .where(eq(users.id, userId));
  return before;
};

/** Saves a primary address. Throws a 409 if the change is based on an older version. */
export const saveAddress = (
  db: Database,
  userId: number,
  { line1, line2, line3, postTown, postCode, version }: z.output<typeof addressChange>,
): Promise<void> =>
  db.transaction(async (tx) => {
    refuseOutdated(primaryAddress, version, toAddress(await lock(tx, userId)));
    await tx
      .update(users)
      .set({
        addressLine1: line1,
        addressLine2: line2,
        addressLine3: line3,
        postTown,
        postCode,
        addressVersion: nextVersion({ version: users.addressVersion }),
      })
      .where(eq(users.id, userId));
  });
