import { campaignQuery, micrositeQuery } from '@gifting/api/campaigns/queries';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** The campaign in the address, and its microsite set-up. */
export const reads = ({ params: { campaignId = '' }, role }: ReadsContext) => ({
  campaign: routeRead(campaignQuery(role, campaignId)),
  microsite: routeRead(micrositeQuery(campaignId)),
});
