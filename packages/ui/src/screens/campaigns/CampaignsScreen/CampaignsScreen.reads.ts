import { campaignsQuery } from '@gifting/api/campaigns/queries';
import type { CampaignListItem } from '@gifting/domain/campaigns/campaign';
import type { Page } from '@gifting/domain/wire/page';
import type { InfiniteData } from '@tanstack/react-query';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** A campaign of the list. `redemption` is a percentage, which no call returns yet (CAMP-13). */
export type CampaignRow = CampaignListItem & { readonly redemption: number };

/** The campaigns that a role may see (ROLE-13). */
export const reads = ({ role, services }: ReadsContext) => ({
  campaigns: routeRead({
    ...campaignsQuery(role),
    select: ({ pages }: InfiniteData<Page<CampaignListItem>>): CampaignRow[] =>
      pages.flatMap(({ items }) =>
        items.map((campaign) => ({ ...campaign, redemption: services.redemptionOf(campaign.id) })),
      ),
  }),
});
