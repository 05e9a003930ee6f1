import { campaignQuery, recipientCountsQuery, recipientsQuery } from '@gifting/api/campaigns/queries';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** The recipients of the campaign whose id is in the address. */
export const reads = ({ params: { campaignId = '' }, role }: ReadsContext) => ({
  campaign: routeRead(campaignQuery(role, campaignId)),
  counts: routeRead(recipientCountsQuery(campaignId)),
  recipients: routeRead(recipientsQuery(campaignId)),
});
