import { createHash } from 'node:crypto';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { loginFailures } from '../database/schema';

/** How many failures of whom or of what are let through in one period. */
interface Limit {
  readonly key: string;
  readonly failures: number;
}

/** Counts failed attempts per key and says when too many have been made. */
export interface Throttle {
  /**
   * Books an attempt as failed, before it is made, so that many at once cannot slip past the count. Answers how many
   * milliseconds to wait when one of the limits is reached; nothing is booked then.
   */
  readonly begin: (limits: readonly Limit[]) => Promise<number>;
  /** Takes the bookings of an attempt back that turned out well, and of the forgiven keys all earlier ones too. */
  readonly succeed: (limits: readonly Limit[], forgiven: readonly string[]) => Promise<void>;
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Ends a transaction whose bookings must not stand. */
class TooMany extends Error {
  readonly wait: number;

  constructor(wait: number) {
    super('Too many failures');
    this.wait = wait;
  }
}

/**
 * A throttle that counts in the database: every server on it counts the same, and a restart forgets nothing. The count of
 * a key begins with its first failure and is over `period` milliseconds later.
 */
export const createThrottle = (db: Database, period: number, now: () => Date): Throttle => {
  const over = (): Date => new Date(now().getTime() - period);

  /** Removes the counts whose time is over, except those that somebody is just writing to. */
  const sweep = async (): Promise<void> => {
    const expired = db
      .select({ keyHash: loginFailures.keyHash })
      .from(loginFailures)
      .where(lte(loginFailures.since, over()))
      .for('update', { skipLocked: true });
    await db.delete(loginFailures).where(inArray(loginFailures.keyHash, expired));
  };

  /** Books a failure; the milliseconds to wait when it is one too many. */
  const book = async (tx: Database, keyHash: string, failures: number): Promise<number> => {
    const moment = now();
    const expired = sql`${loginFailures.since} <= ${over().toISOString()}::timestamptz`;
    const [count] = await tx
      .insert(loginFailures)
      .values({ keyHash, failures: 1, since: moment })
      .onConflictDoUpdate({
        target: loginFailures.keyHash,
        set: {
          failures: sql`case when ${expired} then 1 else ${loginFailures.failures} + 1 end`,
          since: sql`case when ${expired} then ${moment.toISOString()}::timestamptz else ${loginFailures.since} end`,
        },
      })
      .returning();
    return count && count.failures > failures ? count.since.getTime() + period - moment.getTime() : 0;
  };

  return {
    begin: async (limits) => {
      await sweep();
      // Always in the same order: two attempts that wait for each other's counts would wait for ever.
      const hashed = limits
        .map(({ key, failures }) => ({ keyHash: hashOf(key), failures }))
        .sort((one, other) => (one.keyHash < other.keyHash ? -1 : 1));
      try {
        await db.transaction(async (tx) => {
          let wait = 0;
          for (const { keyHash, failures } of hashed)
            wait = Math.max(wait, await book(tx, keyHash, failures));
          if (wait > 0) throw new TooMany(wait);
        });
        return 0;
      } catch (error) {
        if (error instanceof TooMany) return error.wait;
        throw error;
      }
    },
    succeed: async (limits, forgiven) => {
      for (const { key } of limits) {
        const count = eq(loginFailures.keyHash, hashOf(key));
        if (forgiven.includes(key)) await db.delete(loginFailures).where(count);
        else
          await db
            .update(loginFailures)
            .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)` })
            .where(count);
      }
    },
  };
};
