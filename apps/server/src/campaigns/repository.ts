import type { CampaignDetail, CampaignListItem } from '@gifting/domain/campaigns/campaign';
import { campaignStatuses } from '@gifting/domain/orders/order-status';
import type { Page, PageQuery } from '@gifting/domain/wire/page';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orders } from '../database/schema';
import { findRecord, orderReader, ownOrder } from '../orders/repository';

/** A campaign is an order with a delivery method; it has no row of its own. */
export const isCampaign = isNotNull(orders.campaignType);

/** Selects a campaign by id; with a buyer's id only if it is theirs. */
export const campaign = (id: number, userId?: number): SQL | undefined =>
  and(isCampaign, eq(orders.id, id), userId === undefined ? undefined : eq(orders.userId, userId));

/** Reads all campaigns that go on, newest first. */
export const readAllCampaigns = orderReader('all_campaigns', campaignStatuses, isCampaign);

const ownCampaigns = orderReader('own_campaigns', campaignStatuses, and(isCampaign, ownOrder));

/** Reads a buyer's campaigns that go on, newest first. */
export const readCampaignsOf = (
  db: Database,
  userId: number,
  query: PageQuery,
): Promise<Page<CampaignListItem>> => ownCampaigns(db, query, { userId });

/**
 * Finds a campaign; with a buyer's id only if it is theirs. A campaign without a name has that of its order.
 */
export const findCampaign = async (
  db: Database,
  id: number,
  userId?: number,
): Promise<CampaignDetail | undefined> => {
  const record = await findRecord(db, campaign(id, userId));
  if (!record) return undefined;
  const { order, shown } = record;
  return { ...shown, name: order.campaignName || order.name, dueDate: order.dueDate };
};
