import { isChangeable, type OpenedLink } from '@gifting/domain/campaigns/claim';
import { type Erasure, erasureOf } from '@gifting/domain/campaigns/erasure';
import { emptyDelivery } from '@gifting/domain/campaigns/recipient';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { forgetLinkMails } from '../campaigns/link-mails';
import type { Database } from '../database/database';
import { campaignRecipients, claimLinks, claims, mails } from '../database/schema';
import { claimMailKeys } from './mails';
import { type KnownClaim, storeGifts } from './repository';

const { size: _size, ...noDelivery } = emptyDelivery;

/** What a deletion of the details of a claim is, or was. */
export const erasureFor = ({ row }: KnownClaim, opened: OpenedLink, now: Date): Erasure => {
  const withdrawn = row.withdrawnAt !== null;
  return erasureOf({
    changeable: isChangeable(opened, withdrawn, now),
    withdrawn,
    cancelled: opened.cancelled,
    status: opened.status,
    asked: row.erasureAskedAt !== null,
    erased: row.erasedAt !== null,
  });
};

/** Gives the gifts of a claim back to the others, and erases its delivery. */
export const giveBack = async (tx: Database, claimId: number, now: Date): Promise<void> => {
  await tx
    .update(claims)
    .set({ ...noDelivery, withdrawnAt: now })
    .where(eq(claims.id, claimId));
  await storeGifts(tx, claimId, []);
};

/** Erases the deliveries of claims and the mails about them. Their gifts stay counted. */
export const eraseDeliveries = async (tx: Database, ids: readonly number[], now: Date): Promise<void> => {
  const keys = ids.map(claimMailKeys);
  await tx.delete(mails).where(
    inArray(
      mails.key,
      keys.flatMap(({ once }) => once),
    ),
  );
  // The operators compare bytes, in which `:` follows the digits that these keys end in.
  const starts = sql.param(keys.map(({ changes }) => changes));
  await tx.delete(mails).where(sql`${mails.key} in (
    select sent.key from unnest(${starts}::text[]) as start
    join ${mails} as sent on sent.key ~>=~ start and sent.key ~<~ (start || ':'))`);
  await tx
    .update(claims)
    .set({ ...noDelivery, erasedAt: now })
    .where(inArray(claims.id, [...ids]));
};

/** Erases what the buyer has entered of whom a personal link is for. */
const eraseInvitation = async (tx: Database, { link }: KnownClaim, revokedAt: Date | null): Promise<void> => {
  if (link.kind !== 'personal') return;
  await forgetLinkMails(tx, [link]);
  await tx
    .update(claimLinks)
    .set({ name: '', email: '', ...(link.revokedAt === null && revokedAt !== null && { revokedAt }) })
    .where(eq(claimLinks.id, link.id));
  if (link.recipientId !== null)
    await tx.delete(campaignRecipients).where(eq(campaignRecipients.id, link.recipientId));
};

/** Deletes the details of a claim, or what can go at once. */
export const eraseClaim = async (
  tx: Database,
  known: KnownClaim,
  opened: OpenedLink,
  now: Date,
): Promise<void> => {
  const erasure = erasureFor(known, opened, now);
  if (erasure === 'asked' || erasure === 'done') return;
  const { id, withdrawnAt } = known.row;
  if (erasure === 'withdraws') await giveBack(tx, id, now);
  // Whoever gave the gift back by this wants to hear no more of it.
  await eraseInvitation(tx, known, erasure === 'withdraws' || withdrawnAt !== null ? now : null);
  await tx.update(claims).set({ erasureAskedAt: now }).where(eq(claims.id, id));
  if (erasure !== 'once delivered') await eraseDeliveries(tx, [id], now);
};

/** Erases the deliveries of an order that were kept until its gifts have arrived, in the transaction in which it ends. */
export const eraseAsked = async (tx: Database, orderId: number, now: Date): Promise<void> => {
  const asked = await tx
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(claimLinks, eq(claimLinks.id, claims.linkId))
    .where(and(eq(claimLinks.orderId, orderId), isNotNull(claims.erasureAskedAt), isNull(claims.erasedAt)));
  if (asked.length > 0)
    await eraseDeliveries(
      tx,
      asked.map(({ id }) => id),
      now,
    );
};
