import { found } from '@gifting/api/core/refusal';
import { done, missingTexts } from '@gifting/api/core/texts';
import { numericId } from '../database/numeric-id';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { setMicrosite } from './microsite';
import { campaign, findCampaign, readAllCampaigns, readCampaignsOf } from './repository';

/** The same response as for an unknown campaign, so that ids reveal nothing. */
const missing = missingTexts.campaign;

const keyOf = (id: string): number => found(numericId(id), missing);

/** Campaigns and their microsite set-up. */
export const campaignRoutes = ({ db }: Dependencies): HandlersOf<'campaigns'> => ({
  'campaigns.own': ({ query, caller }) => readCampaignsOf(db, caller().id, query),

  'campaigns.ownDetail': async ({ params, caller }) =>
    found(await findCampaign(db, keyOf(params.id), caller().id), missing),

  'campaigns.setUpMicrosite': async ({ params, body, caller }) => {
    const { id: userId, role } = caller();
    await setMicrosite(db, campaign(keyOf(params.id), role === 'admin' ? undefined : userId), body);
    return done('campaigns.setUpMicrosite');
  },

  'campaigns.all': ({ query }) => readAllCampaigns(db, query),

  'campaigns.anyDetail': async ({ params }) => found(await findCampaign(db, keyOf(params.id)), missing),
});
