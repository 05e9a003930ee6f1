import { createHash } from 'node:crypto';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { loginFailures } from '../database/schema';

/** How many failures a key may have per period. */
export interface Limit {
  readonly key: string;
  readonly failures: number;
}

/** Limits failed attempts per key. */
export interface Throttle {
  /**
   * Counts an attempt as failed before it is made, so that concurrent attempts cannot exceed a limit. Returns
   * the milliseconds to wait, and counts nothing, if a limit is reached.
   */
  readonly begin: (limits: readonly Limit[]) => Promise<number>;
  /** Removes the count of a successful attempt, and all counts of the forgiven keys. */
  readonly succeed: (limits: readonly Limit[], forgiven: readonly string[]) => Promise<void>;
}

/** The form in which a key is stored. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Rolls a transaction back. */
class TooMany extends Error {
  readonly wait: number;

  constructor(wait: number) {
    super('Too many failures');
    this.wait = wait;
  }
}

/**
 * A throttle that counts in the database, so that all servers share its counts and a restart keeps them. A
 * count starts with the first failure of a key and expires after `period` milliseconds.
 */
export const createThrottle = (db: Database, period: number, now: () => Date): Throttle => {
  const over = (): Date => new Date(now().getTime() - period);

  /** Deletes expired counts, except those another transaction has locked. */
  const sweep = async (): Promise<void> => {
    const expired = db
      .select({ keyHash: loginFailures.keyHash })
      .from(loginFailures)
      .where(lte(loginFailures.since, over()))
      .for('update', { skipLocked: true });
    await db.delete(loginFailures).where(inArray(loginFailures.keyHash, expired));
  };

  /** Counts a failure. Returns the milliseconds to wait if it exceeds the limit. */
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
      // A fixed order prevents a deadlock between two attempts.
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
