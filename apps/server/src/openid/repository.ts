import { randomBytes } from 'node:crypto';
import { openIdMinutes } from '@gifting/domain/openid/openid';
import { and, eq, gt, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { hashOf } from '../account/throttle';
import type { Database } from '../database/database';
import { openIdIdentities, openIdSignIns, users } from '../database/schema';

type SignIn = Omit<typeof openIdSignIns.$inferInsert, 'secretHash' | 'expiresAt'>;

/** Stores a sign-in and returns its secret. Deletes those that took too long. */
export const keepSignIn = async (db: Database, signIn: SignIn, now: Date): Promise<string> => {
  const secret = randomBytes(32).toString('base64url');
  await db.delete(openIdSignIns).where(lte(openIdSignIns.expiresAt, now));
  await db.insert(openIdSignIns).values({
    ...signIn,
    secretHash: hashOf(secret),
    expiresAt: new Date(now.getTime() + openIdMinutes * 60_000),
  });
  return secret;
};

const living = (secret: string, now: Date) =>
  and(eq(openIdSignIns.secretHash, hashOf(secret)), gt(openIdSignIns.expiresAt, now));

/** Takes a sign-in, once: of two at the same moment, one gets it. */
const take = async (db: Database, condition: SQL | undefined) => {
  const [taken] = await db.delete(openIdSignIns).where(condition).returning();
  return taken;
};

/** Takes a sign-in whose person has come back. */
export const takeReturned = (db: Database, secret: string, now: Date) =>
  take(db, and(living(secret, now), isNull(openIdSignIns.subject)));

const waitingFor = (secret: string, now: Date) => and(living(secret, now), isNotNull(openIdSignIns.subject));

/** Finds the identity that waits for a password, and its account. */
export const findWaiting = async (db: Database, secret: string, now: Date) => {
  const [waiting] = await db
    .select({ signIn: openIdSignIns, user: users })
    .from(openIdSignIns)
    .innerJoin(users, eq(users.id, openIdSignIns.userId))
    .where(waitingFor(secret, now));
  return waiting;
};

/** Takes that identity. */
export const takeWaiting = (db: Database, secret: string, now: Date) => take(db, waitingFor(secret, now));

/** Links an identity. Returns `false` if it, or another one of the person, is linked already. */
export const linkIdentity = async (
  db: Database,
  identity: typeof openIdIdentities.$inferInsert,
): Promise<boolean> =>
  (await db.insert(openIdIdentities).values(identity).onConflictDoNothing().returning()).length > 0;

/** Finds the person of an identity. */
export const findLinked = async (db: Database, issuer: string, subject: string) => {
  const [linked] = await db
    .select({ user: users })
    .from(openIdIdentities)
    .innerJoin(users, eq(users.id, openIdIdentities.userId))
    .where(and(eq(openIdIdentities.issuer, issuer), eq(openIdIdentities.subject, subject)));
  return linked?.user;
};

/** How a person can sign in. */
export const findWays = async (db: Database, userId: number) => {
  const [ways] = await db
    .select({ passwordHash: users.passwordHash, email: openIdIdentities.email })
    .from(users)
    .leftJoin(openIdIdentities, eq(openIdIdentities.userId, users.id))
    .where(eq(users.id, userId));
  return {
    identity: ways?.email ? { email: ways.email } : null,
    hasPassword: typeof ways?.passwordHash === 'string',
  };
};

/** Unlinks an identity of another address than the person's: whoever knew the password can have linked it. */
export const unlinkOtherAddress = async (
  tx: Database,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> => {
  await tx
    .delete(openIdIdentities)
    .where(
      and(eq(openIdIdentities.userId, id), ne(sql`lower(${openIdIdentities.email})`, sql`lower(${email})`)),
    );
};

/** Unlinks a person's identity. Returns `false` for somebody without a password, and unlinks nothing. */
export const unlinkIdentity = (db: Database, userId: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [person] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (typeof person?.passwordHash !== 'string') return false;
    await tx.delete(openIdIdentities).where(eq(openIdIdentities.userId, userId));
    return true;
  });
