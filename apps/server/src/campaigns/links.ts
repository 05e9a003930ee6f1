import { randomBytes } from 'node:crypto';
import { found, Refusal } from '@gifting/api/core/refusal';
import { missingTexts, refusalTexts } from '@gifting/api/core/texts';
import type { CampaignLinks, LinkRequest, Steering } from '@gifting/domain/campaigns/links';
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { hashOf } from '../account/throttle';
import type { Database } from '../database/database';
import { claimLinks, claims, microsites, orders } from '../database/schema';

/** Finds the order that is a campaign. Throws a 404 for an unknown one. */
export const orderOf = async (db: Database, campaign: SQL | undefined): Promise<number> => {
  const [order] = await db.select({ id: orders.id }).from(orders).where(campaign);
  return found(order, missingTexts.campaign).id;
};

const standingOf = (
  microsite: { readonly paused: boolean; readonly cancelled: boolean } | undefined,
): CampaignLinks['standing'] => {
  if (!microsite) return 'draft';
  if (microsite.cancelled) return 'cancelled';
  return microsite.paused ? 'paused' : 'running';
};

/** Reads a campaign's links, newest first. Throws a 404 for an unknown campaign. */
export const readLinks = async (db: Database, campaign: SQL | undefined): Promise<CampaignLinks> => {
  const orderId = await orderOf(db, campaign);
  const [microsite] = await db.select().from(microsites).where(eq(microsites.orderId, orderId));
  const links = await db
    .select({
      id: claimLinks.id,
      kind: claimLinks.kind,
      name: claimLinks.name,
      limit: claimLinks.limit,
      revokedAt: claimLinks.revokedAt,
      claimed: count(claims.id),
    })
    .from(claimLinks)
    .leftJoin(claims, and(eq(claims.linkId, claimLinks.id), isNull(claims.withdrawnAt)))
    .where(eq(claimLinks.orderId, orderId))
    .groupBy(claimLinks.id)
    .orderBy(desc(claimLinks.id));
  return {
    standing: standingOf(microsite),
    links: links.map(({ id, revokedAt, ...link }) => ({
      ...link,
      id: String(id),
      revoked: revokedAt !== null,
    })),
  };
};

/** Makes a link and returns its token of 128 bits, which is not stored. Throws a 404 for an unknown campaign. */
export const makeLink = async (
  db: Database,
  campaign: SQL | undefined,
  request: LinkRequest,
  now: Date,
): Promise<{ id: string; token: string }> => {
  const orderId = await orderOf(db, campaign);
  const token = randomBytes(16).toString('base64url');
  const [link] = await db
    .insert(claimLinks)
    .values({
      orderId,
      kind: request.kind,
      ...(request.kind === 'shared' ? { limit: request.limit } : { limit: 1, name: request.name }),
      tokenHash: hashOf(token),
      createdAt: now,
    })
    .returning({ id: claimLinks.id });
  return { id: String(found(link, missingTexts.link).id), token };
};

/** Revokes a link; once more changes nothing. Throws a 404 for an unknown one. */
export const revoke = async (db: Database, link: SQL | undefined, now: Date): Promise<void> => {
  const [known] = await db
    .select({ id: claimLinks.id })
    .from(claimLinks)
    .innerJoin(orders, eq(orders.id, claimLinks.orderId))
    .where(link);
  await db
    .update(claimLinks)
    .set({ revokedAt: now })
    .where(and(eq(claimLinks.id, found(known, missingTexts.link).id), isNull(claimLinks.revokedAt)));
};

/** Pauses, resumes or cancels. Throws a 404 for an unknown campaign, a 422 for one that is not set up or is cancelled. */
export const steer = (db: Database, campaign: SQL | undefined, action: Steering): Promise<void> =>
  db.transaction(async (tx) => {
    const orderId = await orderOf(tx, campaign);
    // Claims lock the order: one that has begun is made before the campaign is paused.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
    const [microsite] = await tx.select().from(microsites).where(eq(microsites.orderId, orderId));
    if (!microsite) throw new Refusal(422, refusalTexts.notSetUp);
    if (microsite.cancelled) throw new Refusal(422, refusalTexts.alreadyCancelled);
    await tx
      .update(microsites)
      .set(action === 'cancel' ? { cancelled: true } : { paused: action === 'pause' })
      .where(eq(microsites.orderId, orderId));
  });
