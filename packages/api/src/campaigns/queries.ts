import type { Role } from '@gifting/domain/account/user';
import { read } from '../core/read';
import { readPages, readPagesOf } from '../core/read-pages';
import {
  countRecipients,
  listAllCampaigns,
  listClaims,
  listLinks,
  listOwnCampaigns,
  listRecipients,
  listRedemptions,
  readAnyCampaign,
  readFigures,
  readMicrosite,
  readOwnCampaign,
  readPacking,
  readReminder,
} from './endpoints';

/** Infinite query options of the campaigns a role sees (ROLE-13). */
export const campaignsQuery = (role: Role) =>
  readPages(role === 'admin' ? listAllCampaigns : listOwnCampaigns);

/** Query options of one campaign, through the endpoint of the role (ROLE-14). */
export const campaignQuery = (role: Role, id: string) =>
  read(role === 'admin' ? readAnyCampaign : readOwnCampaign, { params: { id } });

/** Query options of a campaign's microsite set-up (`campaigns.microsite`). */
export const micrositeQuery = (id: string) => read(readMicrosite, { params: { id } });

/** Query options of a campaign's claim links (`campaigns.links`). */
export const linksQuery = (id: string) => read(listLinks, { params: { id } });

/** Infinite query options of a campaign's claims (`campaigns.claims`). */
export const claimsQuery = (id: string) => readPagesOf(listClaims, { id });

/** Infinite query options of a campaign's recipients (`campaigns.recipients`). */
export const recipientsQuery = (id: string) => readPagesOf(listRecipients, { id });

/** Query options of how many recipients a campaign has (`campaigns.recipients`). */
export const recipientCountsQuery = (id: string) => read(countRecipients, { params: { id } });

/** Query options of whom a campaign's buyer can remind (`campaigns.reminder`). */
export const reminderQuery = (id: string) => read(readReminder, { params: { id } });

/** Query options of the files of what is to be packed, whose links last an hour (`campaigns.packing`). */
export const packingQuery = (id: string) => read(readPacking, { params: { id } });

/** Query options of how far a campaign has come (`campaigns.figures`). */
export const figuresQuery = (id: string) => read(readFigures, { params: { id } });

/** Query options of how many have claimed, by campaign (`campaigns.figures`). */
export const redemptionsQuery = () => read(listRedemptions, {});
