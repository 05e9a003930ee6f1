import { randomBytes } from 'node:crypto';
import { found } from '@gifting/api/core/refusal';
import { missingTexts } from '@gifting/api/core/texts';
import { confirmEmailRoute } from '@gifting/domain/profile/paths';
import { type EmailConfirmation, emailChangeHours } from '@gifting/domain/profile/profile';
import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { findAccount } from '../account/repository';
import { hashOf } from '../account/throttle';
import { confirmEmailOf } from '../confirmation/repository';
import type { Database } from '../database/database';
import { emailChanges, passwordResets, users } from '../database/schema';
import { nextVersion } from '../database/version';
import type { Addressee } from '../mail/greeting';
import { linkMailKeys } from '../mail/link-mail-keys';
import type { Mailer } from '../mail/mail';
import { atNewAddress, atOldAddress, atTakenAddress } from './mails';

const newToken = (): string => randomBytes(32).toString('base64url');

/** The version of the personal details after a change. */
export const nextPersonalVersion = nextVersion({ version: users.personalVersion });

/** A person's change of e-mail that can still be confirmed. */
export const findEmailChange = async (db: Database, userId: number, now: Date) => {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return change;
};

/** Voids a person's change of e-mail. */
export const dropEmailChange = async (db: Database, userId: number): Promise<void> => {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
};

interface Asked {
  readonly person: Addressee & { readonly id: number; readonly email: string };
  readonly email: string;
  readonly mailer: Mailer;
  readonly now: Date;
}

/**
 * Mails both addresses a link. The latest change of a person is the only one. An address that has an account gets other
 * words and no link, by the same work: nobody learns from it who has an account.
 */
export const askForEmail = async (tx: Database, { person, email, mailer, now }: Asked): Promise<void> => {
  const [old, fresh] = [newToken(), newToken()];
  const taken = await findAccount(tx, email);
  const change = {
    email,
    oldTokenHash: hashOf(old),
    newTokenHash: hashOf(fresh),
    expiresAt: new Date(now.getTime() + emailChangeHours * 3_600_000),
  };
  await tx.delete(emailChanges).where(lte(emailChanges.expiresAt, now));
  await tx
    .insert(emailChanges)
    .values({ userId: person.id, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
  const linkOf = (token: string) => mailer.linkTo(confirmEmailRoute.replace(':token', token));
  await mailer.queue(
    tx,
    {
      key: linkMailKeys.emailChange(change.oldTokenHash),
      to: person.email,
      ...atOldAddress({ person, email, link: linkOf(old) }),
    },
    {
      key: linkMailKeys.emailChange(change.newTokenHash),
      to: email,
      ...(taken ? atTakenAddress() : atNewAddress({ link: linkOf(fresh) })),
    },
  );
};

/**
 * Uses up one of the two links. The second one changes the e-mail and voids links to a new password, which went to the
 * old address. Throws a 404 for a link that does not work.
 */
export const confirmEmailChange = (db: Database, token: string, now: Date): Promise<EmailConfirmation> =>
  db.transaction(async (tx) => {
    const tokenHash = hashOf(token);
    const isUsed = (column: typeof emailChanges.oldTokenHash | typeof emailChanges.newTokenHash) =>
      sql`nullif(${column}, ${tokenHash})`;
    // Of two at the same moment the second waits for the first, and sees what it has confirmed.
    const [row] = await tx
      .update(emailChanges)
      .set({
        oldTokenHash: isUsed(emailChanges.oldTokenHash),
        newTokenHash: isUsed(emailChanges.newTokenHash),
      })
      .where(
        and(
          or(eq(emailChanges.oldTokenHash, tokenHash), eq(emailChanges.newTokenHash, tokenHash)),
          gt(emailChanges.expiresAt, now),
        ),
      )
      .returning();
    const { userId, email, oldTokenHash, newTokenHash } = found(row, missingTexts.emailLink);
    if (oldTokenHash !== null) return { waitsFor: 'old' };
    if (newTokenHash !== null) return { waitsFor: 'new' };
    await dropEmailChange(tx, userId);
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    // Somebody may have opened an account with the address meanwhile.
    found((await findAccount(tx, email)) ? null : email, missingTexts.emailLink);
    await tx.update(users).set({ email, personalVersion: nextPersonalVersion }).where(eq(users.id, userId));
    await confirmEmailOf(tx, userId, now);
    return { waitsFor: null };
  });
