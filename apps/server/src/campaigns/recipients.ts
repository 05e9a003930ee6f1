import { found, Refusal } from '@gifting/api/core/refusal';
import { missingTexts, refusalTexts } from '@gifting/api/core/texts';
import { type KeptRow, maxKept, maxRecipients, type RowOutcome } from '@gifting/domain/address-list/keep';
import {
  type CampaignRecipient,
  type RecipientCounts,
  recipientKeeping,
} from '@gifting/domain/campaigns/recipient-list';
import type { Page, PageQuery } from '@gifting/domain/wire/page';
import { and, asc, count, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { hashOf } from '../account/throttle';
import { countPeople, keepPeople, lockOrder, readPeople, toPerson } from '../address-list/kept-people';
import type { Database } from '../database/database';
import { campaignRecipients, claimLinks, claims, orders } from '../database/schema';
import type { Dependencies } from '../dependencies';
import { forgetLinkMails } from './link-mails';
import { makeToken, orderOf, readInviting, readRoom, sendInvitations } from './links';

/** Reads which recipients have a link, and whether a claim was made with it. */
const readStandings = async (db: Database, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number | null, CampaignRecipient['standing']>();
  const links = await db
    .select({ recipientId: claimLinks.recipientId, claims: count(claims.id) })
    .from(claimLinks)
    .leftJoin(claims, and(eq(claims.linkId, claimLinks.id), isNull(claims.withdrawnAt)))
    .where(inArray(claimLinks.recipientId, [...ids]))
    .groupBy(claimLinks.recipientId);
  return new Map(
    links.map(({ recipientId, claims: made }) => [recipientId, made > 0 ? 'claimed' : 'invited'] as const),
  );
};

/** Reads a campaign's recipients, newest first. Throws a 404 for an unknown campaign. */
export const readRecipients = async (
  db: Database,
  campaign: SQL | undefined,
  query: PageQuery,
): Promise<Page<CampaignRecipient>> => {
  const orderId = await orderOf(db, campaign);
  return readPeople(db, orderId, query, async (rows) => {
    const standings = await readStandings(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(
      (recipient): CampaignRecipient => ({
        ...toPerson(recipient),
        standing: standings.get(recipient.id) ?? 'kept',
      }),
    );
  });
};

/** Selects the recipients of a campaign who have no link yet. */
const waitingIn = (orderId: number): SQL | undefined =>
  and(eq(campaignRecipients.orderId, orderId), isNull(claimLinks.id));

const countWaiting = async (db: Database, orderId: number): Promise<number> => {
  const [waiting] = await db
    .select({ people: count() })
    .from(campaignRecipients)
    .leftJoin(claimLinks, eq(claimLinks.recipientId, campaignRecipients.id))
    .where(waitingIn(orderId));
  return waiting?.people ?? 0;
};

/** Counts a campaign's recipients. Throws a 404 for an unknown campaign. */
export const readRecipientCounts = async (
  db: Database,
  campaign: SQL | undefined,
): Promise<RecipientCounts> => {
  const orderId = await orderOf(db, campaign);
  return {
    kept: await countPeople(db, orderId),
    toInvite: await countWaiting(db, orderId),
    room: await readRoom(db, orderId),
  };
};

/**
 * Keeps rows in one transaction, and answers each. Throws a 404 for an unknown campaign, a 422 where
 * it would have too many recipients.
 */
export const keep = (
  db: Database,
  campaign: SQL | undefined,
  rows: readonly KeptRow[],
  now: Date,
): Promise<RowOutcome[]> =>
  db.transaction(async (tx) => {
    const orderId = await orderOf(tx, campaign);
    await lockOrder(tx, orderId);
    return keepPeople(tx, {
      orderId,
      rows,
      rules: recipientKeeping,
      most: maxRecipients,
      tooMany: () => refusalTexts.manyRecipients,
      now,
    });
  });

/**
 * Invites recipients who have no link, in the order of their list, as many as a request takes and gifts are left. Throws
 * a 404 for an unknown campaign, a 422 where nobody can be invited.
 */
export const inviteAll = (
  db: Database,
  campaign: SQL | undefined,
  { now, mailer }: Pick<Dependencies, 'now' | 'mailer'>,
): Promise<{ invited: number; left: number }> =>
  db.transaction(async (tx) => {
    const orderId = await orderOf(tx, campaign);
    await lockOrder(tx, orderId);
    if (!mailer) throw new Refusal(422, refusalTexts.noMail);
    const waiting = await countWaiting(tx, orderId);
    if (waiting === 0) return { invited: 0, left: 0 };
    const inviting = await readInviting(tx, orderId);
    if ('why' in inviting) throw new Refusal(422, inviting.why);
    const people = await tx
      .select({
        recipientId: campaignRecipients.id,
        name: campaignRecipients.name,
        email: campaignRecipients.email,
      })
      .from(campaignRecipients)
      .leftJoin(claimLinks, eq(claimLinks.recipientId, campaignRecipients.id))
      .where(waitingIn(orderId))
      .orderBy(asc(campaignRecipients.id))
      .limit(Math.min(inviting.room, maxKept));
    const links = people.map((person) => ({ ...person, token: makeToken() }));
    await tx.insert(claimLinks).values(
      links.map(({ recipientId, name, email, token }) => ({
        orderId,
        recipientId,
        name,
        email,
        kind: 'personal' as const,
        limit: 1,
        tokenHash: hashOf(token),
        createdAt: now(),
      })),
    );
    await sendInvitations(tx, mailer, inviting, links);
    return { invited: links.length, left: waiting - links.length };
  });

/**
 * Removes a recipient: their link is revoked, and an invitation or reminder that waits is not sent. A claim that was made
 * with it stays. Throws a 404 for an unknown recipient.
 */
export const removeRecipient = (db: Database, recipient: SQL | undefined, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: campaignRecipients.id, orderId: campaignRecipients.orderId })
      .from(campaignRecipients)
      .innerJoin(orders, eq(orders.id, campaignRecipients.orderId))
      .where(recipient);
    const { id, orderId } = found(row, missingTexts.recipient);
    // Claims lock the order too: one that has begun is made before its link is revoked.
    await lockOrder(tx, orderId);
    const revoked = await tx
      .update(claimLinks)
      .set({ revokedAt: now })
      .where(and(eq(claimLinks.recipientId, id), isNull(claimLinks.revokedAt)))
      .returning({ id: claimLinks.id, tokenHash: claimLinks.tokenHash });
    await forgetLinkMails(tx, revoked);
    await tx.delete(campaignRecipients).where(eq(campaignRecipients.id, id));
  });
