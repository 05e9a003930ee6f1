import { type ClaimChange, type OpenedLink, stockOf } from '@gifting/domain/campaigns/claim';
import { toClaimPage } from '@gifting/domain/campaigns/claim-page';
import { knownDeliveryOf } from '@gifting/domain/campaigns/recipient-list';
import { sizesOfGuide } from '@gifting/domain/products/size-guide';
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { hashOf } from '../account/throttle';
import { readSetup } from '../campaigns/microsite';
import type { Database } from '../database/database';
import {
  campaignRecipients,
  claimGifts,
  claimLinks,
  claims,
  linkReminders,
  microsites,
  orderItems,
  orders,
  products,
  users,
} from '../database/schema';
import { toLine } from '../orders/repository';

type LinkRow = typeof claimLinks.$inferSelect;
type ClaimRow = typeof claims.$inferSelect;

/**
 * Finds a link by its token or that of its reminder; `undefined` for a wrong and for a revoked one, by the same query.
 */
export const findLink = async (db: Database, token: string): Promise<LinkRow | undefined> => {
  const hash = hashOf(token);
  const ids = unionAll(
    db.select({ id: claimLinks.id }).from(claimLinks).where(eq(claimLinks.tokenHash, hash)),
    db.select({ id: linkReminders.linkId }).from(linkReminders).where(eq(linkReminders.tokenHash, hash)),
  );
  const [link] = await db
    .select()
    .from(claimLinks)
    .where(and(inArray(claimLinks.id, ids), isNull(claimLinks.revokedAt)));
  return link;
};

/** Notes when a link was first opened. */
export const markOpened = async (db: Database, { id }: LinkRow, now: Date): Promise<void> => {
  await db
    .update(claimLinks)
    .set({ openedAt: now })
    .where(and(eq(claimLinks.id, id), isNull(claimLinks.openedAt)));
};

/** A claim with its link and gifts. */
export interface KnownClaim {
  readonly row: ClaimRow;
  readonly link: LinkRow;
  readonly chosen: ClaimChange['chosen'];
}

/** Finds a claim by the secret of its private page. */
export const findClaim = async (db: Database, secret: string): Promise<KnownClaim | undefined> => {
  const [found] = await db
    .select({ row: claims, link: claimLinks })
    .from(claims)
    .innerJoin(claimLinks, eq(claimLinks.id, claims.linkId))
    .where(eq(claims.secretHash, hashOf(secret)));
  if (!found) return undefined;
  const chosen = await db
    .select({ order_item_id: claimGifts.orderItemId, size: claimGifts.size })
    .from(claimGifts)
    .where(eq(claimGifts.claimId, found.row.id))
    .orderBy(asc(claimGifts.orderItemId));
  return {
    ...found,
    chosen: chosen.map(({ order_item_id, size }) => ({ order_item_id: String(order_item_id), size })),
  };
};

/** Locks the campaign of a link, so that claims, changes and pauses of a campaign follow one another. */
export const lockCampaign = async (tx: Database, { orderId }: LinkRow): Promise<void> => {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
};

/** Reads what the buyer has entered of whom a link is for. */
const readDelivery = async (db: Database, { recipientId }: LinkRow): Promise<OpenedLink['delivery']> => {
  if (recipientId === null) return null;
  const [recipient] = await db
    .select()
    .from(campaignRecipients)
    .where(eq(campaignRecipients.id, recipientId));
  return recipient ? knownDeliveryOf(recipient) : null;
};

/** Reads what a link leads to. Gifts and people of the claim `without` count as left, for changing it. */
export const readOpenedLink = async (
  db: Database,
  link: LinkRow,
  without?: Pick<KnownClaim, 'row' | 'chosen'>,
): Promise<OpenedLink> => {
  const { orderId } = link;
  const [campaign] = await db
    .select({
      name: orders.name,
      campaignName: orders.campaignName,
      sender: users.name,
      company: users.companyName,
      status: orders.status,
      microsite: microsites,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(microsites, eq(microsites.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!campaign) throw new Error('A claim link has no order');
  const rows = await db
    .select({ item: orderItems, guide: products.sizeGuide })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  const items = rows.map(({ item }) => item);
  const guides = new Map(rows.map(({ item, guide }) => [String(item.id), sizesOfGuide(guide)]));
  const taken = await db
    .select({ id: claimGifts.orderItemId, size: claimGifts.size, pieces: count() })
    .from(claimGifts)
    .innerJoin(orderItems, eq(orderItems.id, claimGifts.orderItemId))
    .where(eq(orderItems.orderId, orderId))
    .groupBy(claimGifts.orderItemId, claimGifts.size);
  const [people] = await db
    .select({ claimed: count() })
    .from(claims)
    .where(and(eq(claims.linkId, link.id), isNull(claims.withdrawnAt)));
  const givenBack = without?.chosen.map(({ order_item_id: giftId, size }) => ({ giftId, size, pieces: -1 }));
  const claimed = (people?.claimed ?? 0) - (without && without.row.withdrawnAt === null ? 1 : 0);
  return {
    setUp: campaign.microsite !== null,
    paused: campaign.microsite?.paused ?? false,
    cancelled: campaign.microsite?.cancelled ?? false,
    status: campaign.status,
    used: link.kind === 'personal' && claimed > 0,
    sender: campaign.sender,
    company: campaign.company,
    campaign: campaign.campaignName || campaign.name,
    delivery: await readDelivery(db, link),
    page: toClaimPage({ items: items.map(toLine) }, await readSetup(db, orderId), guides),
    stock: stockOf(
      items.map(({ id, quantity }) => ({ id: String(id), quantity })),
      [...taken.map(({ id, ...pieces }) => ({ giftId: String(id), ...pieces })), ...(givenBack ?? [])],
      link.limit - claimed,
    ),
  };
};

/** Stores the gifts of a claim in place of what it had. */
export const storeGifts = async (
  tx: Database,
  claimId: number,
  gifts: ClaimChange['chosen'],
): Promise<void> => {
  await tx.delete(claimGifts).where(eq(claimGifts.claimId, claimId));
  if (gifts.length > 0)
    await tx
      .insert(claimGifts)
      .values(
        gifts.map(({ order_item_id, size }) => ({ claimId, orderItemId: Number(order_item_id), size })),
      );
};
