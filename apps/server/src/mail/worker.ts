import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { mails } from '../database/schema';

/** A queued mail, as it is handed to a transport. */
export interface QueuedMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Hands mails over for delivery. */
export interface Transport {
  /** Throws if the mail was not taken. A mail that is handed over again has the same id. */
  readonly deliver: (mail: QueuedMail) => Promise<void>;
  /** Whether an error means that the mail will never be taken. */
  readonly isFinal: (error: unknown) => boolean;
  /** Whether the text stays in the database. */
  readonly keepsText: boolean;
}

/** Mails that one worker sends at once. */
const atOnce = 5;

const minute = 60_000;

/** How long a worker may take before another takes its mails over: far longer than the time limits of a transport. */
const lease = 5 * minute;

/** The waits after each failed attempt; after the last one a mail is given up. */
const waits = [1, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * minute);

/** Takes the mails that are due, so that no other worker sends them meanwhile. */
const takeDue = (db: Database, now: Date) =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.sentAt), isNull(mails.failedAt), lte(mails.dueAt, now)))
      .orderBy(asc(mails.dueAt), asc(mails.id))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, dueAt: new Date(now.getTime() + lease) })
      .where(
        inArray(
          mails.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });

interface Sending {
  readonly db: Database;
  readonly transport: Transport;
  readonly now: () => Date;
  /** Receives why a mail was not taken, which may name its recipient. */
  readonly onError: (where: string, error: unknown) => void;
}

const send = async (
  { db, transport, now, onError }: Sending,
  mail: typeof mails.$inferSelect,
): Promise<void> => {
  const set = (changes: Partial<typeof mails.$inferInsert>) =>
    db.update(mails).set(changes).where(eq(mails.id, mail.id));
  const erased = transport.keepsText ? {} : { body: '' };
  try {
    await transport.deliver(mail);
  } catch (error) {
    onError(`sending mail ${mail.id}, attempt ${mail.attempts}`, error);
    const wait = waits[mail.attempts - 1];
    await set(
      wait === undefined || transport.isFinal(error)
        ? { ...erased, failedAt: now() }
        : { dueAt: new Date(now().getTime() + wait) },
    );
    return;
  }
  await set({ ...erased, sentAt: now() });
};

/** Sends the mails that are due, a few at once, and returns how many it took. */
export const sendDue = async (sending: Sending): Promise<number> => {
  const due = await takeDue(sending.db, sending.now());
  await Promise.all(due.map((mail) => send(sending, mail)));
  return due.length;
};

/** Milliseconds between two looks at an empty queue, and after a failure of the database. */
const [idle, troubled] = [1_000, 5_000];

/**
 * Sends mails as they become due, beside the workers of other processes. Returns a function that stops it once those
 * being sent are done.
 */
export const startMailWorker = (sending: Sending): (() => Promise<void>) => {
  let stopped = false;
  let wake: () => void = () => undefined;
  const pause = (time: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!stopped)
      try {
        if ((await sendDue(sending)) === 0 && !stopped) await pause(idle);
      } catch (error) {
        sending.onError('sending mails', error);
        if (!stopped) await pause(troubled);
      }
  };
  const running = run();
  return async () => {
    stopped = true;
    wake();
    await running;
  };
};
