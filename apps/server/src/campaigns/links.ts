import { randomBytes } from 'node:crypto';
import { fieldRefusal, found, Refusal } from '@gifting/api/core/refusal';
import { missingTexts, refusalTexts } from '@gifting/api/core/texts';
import { invitationSubject, invitationText } from '@gifting/domain/campaigns/invitation';
import type { CampaignLinks, LinkRequest, Steering } from '@gifting/domain/campaigns/links';
import { paths } from '@gifting/domain/site/paths';
import { and, count, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { hashOf } from '../account/throttle';
import type { Database } from '../database/database';
import { claimLinks, claims, microsites, orders, users } from '../database/schema';
import type { Dependencies } from '../dependencies';
import type { Mailer } from '../mail/mail';

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
      email: claimLinks.email,
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

interface Invited {
  readonly orderId: number;
  readonly token: string;
  readonly name: string;
  readonly email: string;
}

/** Queues the invitation of a new link. Throws a 422 where no mail can be sent, or there is nothing to claim yet. */
const invite = async (
  tx: Database,
  mailer: Mailer | null,
  { orderId, token, name, email }: Invited,
): Promise<void> => {
  if (!mailer) throw fieldRefusal({ email: [refusalTexts.noMail] });
  const [known] = await tx
    .select({ sender: users.name, gifts: orders.packs, microsite: microsites })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(microsites, eq(microsites.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!known) throw fieldRefusal({ email: [refusalTexts.notSetUp] });
  const { sender, gifts, microsite } = known;
  if (microsite.cancelled) throw fieldRefusal({ email: [refusalTexts.alreadyCancelled] });
  // Somebody else's mailbox is not for a buyer to fill.
  const [sent] = await tx
    .select({ invitations: count() })
    .from(claimLinks)
    .where(and(eq(claimLinks.orderId, orderId), ne(claimLinks.email, '')));
  if ((sent?.invitations ?? 0) > gifts) throw fieldRefusal({ email: [refusalTexts.allInvited] });
  const link = mailer.linkTo(paths.claim.replace(':token', token));
  await mailer.queue(tx, {
    key: `invitation ${hashOf(token)}`,
    to: email,
    subject: invitationSubject(sender),
    text: invitationText({ sender, name, link, opening: microsite }),
  });
};

/**
 * Makes a link and returns its token of 128 bits, which is not stored. Throws a 404 for an unknown campaign, a 422 if an
 * invitation is to be sent and cannot be.
 */
export const makeLink = (
  db: Database,
  campaign: SQL | undefined,
  request: LinkRequest,
  { now, mailer }: Pick<Dependencies, 'now' | 'mailer'>,
): Promise<{ id: string; token: string }> =>
  db.transaction(async (tx) => {
    const orderId = await orderOf(tx, campaign);
    const token = randomBytes(16).toString('base64url');
    const { name, email, limit } = { name: '', email: '', limit: 1, ...request };
    const [link] = await tx
      .insert(claimLinks)
      .values({
        orderId,
        kind: request.kind,
        name,
        email: email ?? '',
        limit,
        tokenHash: hashOf(token),
        createdAt: now(),
      })
      .returning({ id: claimLinks.id });
    if (email) await invite(tx, mailer, { orderId, token, name, email });
    return { id: String(found(link, missingTexts.link).id), token };
  });

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
