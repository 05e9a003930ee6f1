import { randomBytes } from 'node:crypto';
import { found, Refusal, signedOut } from '@gifting/api/core/refusal';
import { missingTexts, refusalTexts } from '@gifting/api/core/texts';
import { type AccountConfirmation, confirmationHours } from '@gifting/domain/confirmation/confirmation';
import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { hashOf } from '../account/throttle';
import type { Database } from '../database/database';
import { accountConfirmations, orders, users } from '../database/schema';

/** Keeps a new link that confirms a person's e-mail, and returns its token. */
export const keepConfirmation = async (tx: Database, userId: number, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + confirmationHours * 3_600_000);
  await tx.delete(accountConfirmations).where(lte(accountConfirmations.expiresAt, now));
  await tx.insert(accountConfirmations).values({ tokenHash: hashOf(token), userId, expiresAt });
  return token;
};

/** Notes that a person has shown that they read their mails, and voids their links. */
export const confirmEmailOf = async (tx: Database, userId: number, now: Date): Promise<void> => {
  await tx
    .update(users)
    .set({ emailConfirmedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
  await tx.delete(accountConfirmations).where(eq(accountConfirmations.userId, userId));
};

/** Uses up a link and confirms its person's e-mail. Throws a 404 for one that does not work. */
export const useConfirmation = (db: Database, token: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    // Of two at the same moment the second waits, and finds it gone.
    const [used] = await tx
      .delete(accountConfirmations)
      .where(and(eq(accountConfirmations.tokenHash, hashOf(token)), gt(accountConfirmations.expiresAt, now)))
      .returning();
    await confirmEmailOf(tx, found(used, missingTexts.confirmation).userId, now);
  });

/** Whether a person has an order that a card has paid for, or that is paid by invoice. */
const hasPaid = async (db: Database, userId: number): Promise<boolean> => {
  const [paid] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(inArray(orders.paymentStatus, ['authorised', 'captured']), orders.getInvoice),
      ),
    )
    .limit(1);
  return paid !== undefined;
};

/** Whether a person's e-mail is confirmed, and whether orders wait for it. */
export const findConfirmation = async (db: Database, userId: number): Promise<AccountConfirmation> => {
  const [person] = await db
    .select({ email: users.email, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  // The account may have gone since its session was looked up.
  if (!person) throw signedOut();
  const confirmed = person.confirmedAt !== null;
  return { email: person.email, confirmed, ordersWait: !confirmed && !(await hasPaid(db, userId)) };
};

/** Throws a 422 for a person whose first order waits for their e-mail. */
export const refuseUnconfirmed = async (db: Database, userId: number): Promise<void> => {
  if ((await findConfirmation(db, userId)).ordersWait) throw new Refusal(422, refusalTexts.confirmFirst);
};
