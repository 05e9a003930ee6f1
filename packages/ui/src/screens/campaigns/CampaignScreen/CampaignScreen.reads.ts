import { campaignQuery } from '@gifting/api/campaigns/queries';
import type { CampaignDetail } from '@gifting/domain/campaigns/campaign';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** A campaign. `redemption` is a percentage, which no call returns yet (CAMP-13). */
export type ShownCampaign = CampaignDetail & { readonly redemption: number };

/** One campaign, by the id in its address (E-04). */
export const reads = ({ params: { campaignId = '' }, role, services }: ReadsContext) => ({
  campaign: routeRead({
    ...campaignQuery(role, campaignId),
    select: (campaign: CampaignDetail): ShownCampaign => ({
      ...campaign,
      redemption: services.redemptionOf(campaignId),
    }),
  }),
});
