import { randomBytes } from 'node:crypto';
import { fieldRefusal, found, Refusal } from '@gifting/api/core/refusal';
import { missingTexts, refusalTexts } from '@gifting/api/core/texts';
import { invitationSubject, invitationText } from '@gifting/domain/campaigns/invitation';
import type { CampaignLinks, LinkRequest, Steering } from '@gifting/domain/campaigns/links';
import { paths } from '@gifting/domain/site/paths';
import { and, count, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { hashOf } from '../account/throttle';
import { lockOrder } from '../address-list/kept-people';
import { eraseAsked } from '../claims/erasure';
import type { Database } from '../database/database';
import { claimLinks, claims, microsites, orders, users } from '../database/schema';
import type { Dependencies } from '../dependencies';
import type { Mailer } from '../mail/mail';
import { invitationKey } from './link-mails';

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

/** Whom a new link is for. */
interface Invited {
  readonly token: string;
  readonly name: string;
  readonly email: string;
}

/** What invitations of a campaign say, and how many more may be sent. */
interface Inviting {
  readonly sender: string;
  readonly opening: typeof microsites.$inferSelect;
  /** Somebody else's mailbox is not for a buyer to fill: no more people than there are gifts. */
  readonly room: number;
}

/** How many invitations a campaign may still send. */
export const readRoom = async (db: Database, orderId: number): Promise<number> => {
  const [sent] = await db
    .select({ invitations: count() })
    .from(claimLinks)
    .where(and(eq(claimLinks.orderId, orderId), ne(claimLinks.email, '')));
  const [order] = await db.select({ gifts: orders.packs }).from(orders).where(eq(orders.id, orderId));
  return Math.max(0, (order?.gifts ?? 0) - (sent?.invitations ?? 0));
};

/** Reads whose campaign it is, and its set-up; `null` for a draft. Throws a 404 for an unknown order. */
export const readSender = async (db: Database, orderId: number) => {
  const [known] = await db
    .select({ sender: users.name, microsite: microsites })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(microsites, eq(microsites.orderId, orders.id))
    .where(eq(orders.id, orderId));
  return found(known, missingTexts.campaign);
};

/** Reads what invitations of a campaign say, or why there can be none. */
export const readInviting = async (db: Database, orderId: number): Promise<Inviting | { why: string }> => {
  const { sender, microsite } = await readSender(db, orderId);
  if (!microsite) return { why: refusalTexts.notSetUp };
  if (microsite.cancelled) return { why: refusalTexts.alreadyCancelled };
  const room = await readRoom(db, orderId);
  return room === 0 ? { why: refusalTexts.allInvited } : { sender, opening: microsite, room };
};

/** Makes the token of a link, of 128 bits, which is not stored. */
export const makeToken = (): string => randomBytes(16).toString('base64url');

/** Queues the invitations of new links. */
export const sendInvitations = (
  tx: Database,
  mailer: Mailer,
  { sender, opening }: Inviting,
  people: readonly Invited[],
): Promise<void> =>
  mailer.queue(
    tx,
    ...people.map(({ token, name, email }) => ({
      key: invitationKey(hashOf(token)),
      to: email,
      subject: invitationSubject(sender),
      text: invitationText({
        sender,
        name,
        link: mailer.linkTo(paths.claim.replace(':token', token)),
        opening,
      }),
    })),
  );

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
    const token = makeToken();
    const { name, email, limit } = { name: '', email: '', limit: 1, ...request };
    const inviting = email ? await readInviting(tx, orderId) : null;
    if (inviting && 'why' in inviting) throw fieldRefusal({ email: [inviting.why] });
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
    if (email && inviting) {
      if (!mailer) throw fieldRefusal({ email: [refusalTexts.noMail] });
      await sendInvitations(tx, mailer, inviting, [{ token, name, email }]);
    }
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
export const steer = (db: Database, campaign: SQL | undefined, action: Steering, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const orderId = await orderOf(tx, campaign);
    // Claims lock the order: one that has begun is made before the campaign is paused.
    await lockOrder(tx, orderId);
    const [microsite] = await tx.select().from(microsites).where(eq(microsites.orderId, orderId));
    if (!microsite) throw new Refusal(422, refusalTexts.notSetUp);
    if (microsite.cancelled) throw new Refusal(422, refusalTexts.alreadyCancelled);
    await tx
      .update(microsites)
      .set(action === 'cancel' ? { cancelled: true } : { paused: action === 'pause' })
      .where(eq(microsites.orderId, orderId));
    if (action === 'cancel') await eraseAsked(tx, orderId, now);
  });
