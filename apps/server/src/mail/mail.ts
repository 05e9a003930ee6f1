import type { Database } from '../database/database';
import { mails } from '../database/schema';

/** A mail to one person. */
interface Mail {
  /** What it is about, such as `claimed 1203`: of the same key one mail is sent, however often it is queued. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Sends mails that link to pages of the site. */
export interface Mailer {
  /** Queues mails in a transaction: if that is rolled back, nothing is sent. A worker sends them afterwards. */
  readonly queue: (tx: Database, ...queued: readonly Mail[]) => Promise<void>;
  /** The address of a page, for the text of a mail. */
  readonly linkTo: (path: string) => string;
}

/** Creates a mailer. `origin` is the public one of the site, and is asked for only once the server listens. */
export const createMailer = (origin: () => string, now: () => Date): Mailer => ({
  queue: async (tx, ...queued) => {
    if (queued.length === 0) return;
    const queuedAt = now();
    await tx
      .insert(mails)
      .values(
        queued.map(({ key, to, subject, text }) => ({
          key,
          recipient: to,
          subject,
          body: text,
          queuedAt,
          dueAt: queuedAt,
        })),
      )
      .onConflictDoNothing({ target: mails.key });
  },
  linkTo: (path) => origin() + path,
});
