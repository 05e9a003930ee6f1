import {
  listAllCampaigns,
  listOwnCampaigns,
  readAnyCampaign,
  readOwnCampaign,
  setUpMicrosite,
} from '@gifting/api/campaigns/endpoints';
import { done, missingTexts } from '@gifting/api/core/texts';
import { numericId } from '../database/numeric-id';
import type { Dependencies } from '../dependencies';
import { found } from '../http/failure';
import { type Route, route } from '../http/route';
import { setMicrosite } from './microsite';
import { campaign, findCampaign, readAllCampaigns, readCampaignsOf } from './repository';

/** Another buyer's campaign is answered like one that does not exist. */
const missing = missingTexts.campaign;

const keyOf = (id: string): number => found(numericId(id), missing);

/** Orders seen as campaigns, and what their microsites ask. */
export const campaignRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listOwnCampaigns, ({ caller }) => readCampaignsOf(db, caller().id)),

  route(readOwnCampaign, async ({ params, caller }) =>
    found(await findCampaign(db, keyOf(params.id), caller().id), missing),
  ),

  route(setUpMicrosite, async ({ params, body, caller }) => {
    const { id: userId, role } = caller();
    await setMicrosite(db, campaign(keyOf(params.id), role === 'admin' ? undefined : userId), body);
    return done('campaigns.setUpMicrosite');
  }),

  route(listAllCampaigns, () => readAllCampaigns(db)),

  route(readAnyCampaign, async ({ params }) => found(await findCampaign(db, keyOf(params.id)), missing)),
];
