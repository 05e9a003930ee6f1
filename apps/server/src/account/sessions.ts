import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { sessions, users } from '../database/schema';
import type { Caller } from './caller';

/** The lifetime of a session in milliseconds: in total, and without use. */
export interface SessionLifetime {
  readonly absolute: number;
  readonly idle: number;
}

/** How many sessions a person may have at once; a further one ends the one used longest ago. */
const mostSessions = 20;

/** The shortest interval between two updates of `lastUsedAt`, in milliseconds: not every read may write. */
const useResolution = 60_000;

/** How long a session lasts after any call, in milliseconds: the call need not have been recorded. */
export const guaranteedIdle = ({ idle }: SessionLifetime): number => idle - useResolution;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** What is kept of what a browser says of itself. */
const longestUserAgent = 500;

/**
 * Starts a session and returns its token; only the hash is stored. Deletes the person's expired sessions, and those beyond
 * the most a person may have.
 */
export const startSession = async (
  db: Database,
  userId: number,
  now: Date,
  lifetime: SessionLifetime,
  userAgent = '',
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const expired = or(
    lte(sessions.createdAt, before(now, lifetime.absolute)),
    lte(sessions.lastUsedAt, before(now, lifetime.idle)),
  );
  const surplus = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .offset(mostSessions - 1);
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), or(expired, inArray(sessions.tokenHash, surplus))));
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    userAgent: userAgent.slice(0, longestUserAgent),
    createdAt: now,
    lastUsedAt: now,
  });
  return token;
};

const livingSession = prepared((db) =>
  db
    .select({ id: users.id, role: users.role, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        // A session may have begun while its person was being disabled.
        isNull(users.disabledAt),
        gt(sessions.createdAt, sql.param(sql.placeholder('createdAfter'), sessions.createdAt)),
        gt(sessions.lastUsedAt, sql.param(sql.placeholder('usedAfter'), sessions.lastUsedAt)),
      ),
    )
    .prepare('living_session'),
);

/** Returns the person of a live session and records its use; `null` for any other token. */
export const findCaller = async (
  db: Database,
  token: string,
  now: Date,
  lifetime: SessionLifetime,
): Promise<Caller | null> => {
  const tokenHash = hashToken(token);
  const [session] = await livingSession(db).execute({
    tokenHash,
    createdAfter: before(now, lifetime.absolute),
    usedAfter: before(now, lifetime.idle),
  });
  if (!session) return null;
  if (session.lastUsedAt <= before(now, useResolution))
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
  return { id: session.id, role: session.role, tokenHash };
};

/** Ends a session. */
export const endSession = async (db: Database, tokenHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
};

/** A person's sessions that can still be used, the one used last first. */
export const listSessions = (db: Database, userId: number, now: Date, { absolute, idle }: SessionLifetime) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.createdAt, before(now, absolute)),
        gt(sessions.lastUsedAt, before(now, idle)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));

/** Ends one of a person's sessions. Returns `false` if the person has no such session. */
export const endOwnSession = async (db: Database, userId: number, id: number): Promise<boolean> => {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

/** Ends all sessions of a person, but for one to stay. */
export const endSessions = async (db: Database, userId: number, staying = ''): Promise<void> => {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, staying)));
};
