import type { CampaignDetail, CampaignListItem } from '@gifting/domain/campaigns/campaign';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orders } from '../database/schema';
import { findRecord, ownOrder, pendingReader } from '../orders/repository';

/** A campaign is an order that says how its gifts reach recipients; nothing of it is kept twice. */
const isCampaign = isNotNull(orders.campaignType);

/** A campaign by its id; with a buyer's id only when it is theirs. */
export const campaign = (id: number, userId?: number): SQL | undefined =>
  and(isCampaign, eq(orders.id, id), userId === undefined ? undefined : eq(orders.userId, userId));

const pendingCampaigns = pendingReader('pending_campaigns', isCampaign);
const ownPendingCampaigns = pendingReader('own_pending_campaigns', and(isCampaign, ownOrder));

/** Every buyer's pending campaigns, newest first. */
export const readAllCampaigns = (db: Database): Promise<CampaignListItem[]> => pendingCampaigns(db);

/** A buyer's own pending campaigns, newest first. */
export const readCampaignsOf = (db: Database, userId: number): Promise<CampaignListItem[]> =>
  ownPendingCampaigns(db, { userId });

/** A campaign; with a buyer's id only when it is theirs. One without a name is called as its order. */
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
