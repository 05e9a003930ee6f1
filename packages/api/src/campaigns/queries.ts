import type { Role } from '@gifting/domain/account/user';
import { read } from '../core/read';
import { listAllCampaigns, listOwnCampaigns, readAnyCampaign, readOwnCampaign } from './endpoints';

/** Query options of the campaigns a role sees (ROLE-13). */
export const campaignsQuery = (role: Role) =>
  read(role === 'admin' ? listAllCampaigns : listOwnCampaigns, {});

/** Query options of one campaign, through the endpoint of the role (ROLE-14). */
export const campaignQuery = (role: Role, id: string) =>
  read(role === 'admin' ? readAnyCampaign : readOwnCampaign, { params: { id } });
