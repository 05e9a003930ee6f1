import { found } from '@gifting/api/core/refusal';
import { missingTexts } from '@gifting/api/core/texts';
import { isOver } from '@gifting/domain/campaigns/claim';
import {
  type CampaignFigures,
  type CampaignRedemption,
  leftOf,
  onTheWay,
} from '@gifting/domain/campaigns/figures';
import { campaignStatuses } from '@gifting/domain/orders/order-status';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { claimGifts, claimLinks, claims, microsites, orderItems, orders } from '../database/schema';
import { readSetup } from './microsite';

/** Counts how far a campaign has come. Throws a 404 for an unknown campaign. */
export const readFigures = async (
  db: Database,
  campaign: SQL | undefined,
  now: Date,
): Promise<CampaignFigures> => {
  const [row] = await db
    .select({ id: orders.id, people: orders.packs, status: orders.status, microsite: microsites })
    .from(orders)
    .leftJoin(microsites, eq(microsites.orderId, orders.id))
    .where(campaign);
  const { id: orderId, people, status, microsite } = found(row, missingTexts.campaign);
  const [links] = await db
    .select({ invited: count(), opened: count(claimLinks.openedAt) })
    .from(claimLinks)
    .where(
      and(eq(claimLinks.orderId, orderId), eq(claimLinks.kind, 'personal'), isNull(claimLinks.revokedAt)),
    );
  const [made] = await db
    .select({ claimed: count() })
    .from(claims)
    .innerJoin(claimLinks, eq(claimLinks.id, claims.linkId))
    .where(and(eq(claimLinks.orderId, orderId), isNull(claims.withdrawnAt)));
  const chosen = await db
    .select({ itemId: orderItems.id, gift: orderItems.productName, size: claimGifts.size, count: count() })
    .from(claimGifts)
    .innerJoin(orderItems, eq(orderItems.id, claimGifts.orderItemId))
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.id, orderItems.position, orderItems.productName, claimGifts.size)
    .orderBy(asc(orderItems.position), desc(count()), asc(claimGifts.size));
  const { items } = await readSetup(db, orderId);
  const setups = new Map(items.map((item) => [item.orderItemId, item]));
  const sizes = chosen.map(({ itemId, ...row }) => ({
    ...row,
    left: leftOf(setups.get(String(itemId)), row),
  }));
  const claimed = made?.claimed ?? 0;
  const over = microsite !== null && isOver(microsite, microsite.cancelled, now);
  const locked = over ? claimed : 0;
  return {
    people,
    invited: links?.invited ?? 0,
    opened: links?.opened ?? 0,
    claimed,
    locked,
    ...onTheWay(status, locked),
    sizes,
  };
};

/** Counts the claims of a buyer's campaigns, newest first; of every campaign without `userId`. */
export const readRedemptions = async (db: Database, userId?: number): Promise<CampaignRedemption[]> => {
  const rows = await db
    .select({ id: orders.id, people: orders.packs, claimed: count(claims.id) })
    .from(orders)
    .leftJoin(claimLinks, eq(claimLinks.orderId, orders.id))
    .leftJoin(claims, and(eq(claims.linkId, claimLinks.id), isNull(claims.withdrawnAt)))
    .where(
      and(
        isNotNull(orders.campaignType),
        inArray(orders.status, [...campaignStatuses]),
        userId === undefined ? undefined : eq(orders.userId, userId),
      ),
    )
    .groupBy(orders.id)
    .orderBy(desc(orders.id));
  return rows.map(({ id, ...counts }) => ({ id: String(id), ...counts }));
};
