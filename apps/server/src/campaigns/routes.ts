import { found } from '@gifting/api/core/refusal';
import { done, missingTexts } from '@gifting/api/core/texts';
import type { Caller } from '../account/caller';
import { numericId } from '../database/numeric-id';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { findMicrosite, setMicrosite } from './microsite';
import { campaign, findCampaign, readAllCampaigns, readCampaignsOf } from './repository';

/** The same response as for an unknown campaign, so that ids reveal nothing. */
const missing = missingTexts.campaign;

const keyOf = (id: string): number => found(numericId(id), missing);

/** Selects a campaign of the caller; any for an administrator. */
const editable = (id: string, { id: userId, role }: Caller) =>
  campaign(keyOf(id), role === 'admin' ? undefined : userId);

/** Campaigns and their microsite set-up. */
export const campaignRoutes = ({ db }: Dependencies): HandlersOf<'campaigns'> => ({
  'campaigns.own': ({ query, caller }) => readCampaignsOf(db, caller().id, query),

  'campaigns.ownDetail': async ({ params, caller }) =>
    found(await findCampaign(db, keyOf(params.id), caller().id), missing),

  'campaigns.microsite': async ({ params, caller }) =>
    found(await findMicrosite(db, editable(params.id, caller())), missing),

  'campaigns.setUpMicrosite': async ({ params, body, caller }) => {
    await setMicrosite(db, editable(params.id, caller()), body);
    return done('campaigns.setUpMicrosite');
  },

  'campaigns.all': ({ query }) => readAllCampaigns(db, query),

  'campaigns.anyDetail': async ({ params }) => found(await findCampaign(db, keyOf(params.id)), missing),
});
