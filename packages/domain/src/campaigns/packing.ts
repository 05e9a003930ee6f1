import type { CampaignClaim } from './campaign-claim';

/** The columns of what is to be packed for a campaign (`campaigns.packing`). */
export const claimColumns = ['Claim', 'Name', 'Gift', 'Size', 'Address'] as const;

/** The rows of a claim: one for each gift. Nothing of a withdrawn one is packed. */
export const claimRows = ({ reference, name, gifts, address, withdrawn }: CampaignClaim): string[][] =>
  withdrawn ? [] : gifts.map((gift) => [reference, name, gift.name, gift.size, address.join(', ')]);
