import { keepAnswer, keepRequest } from '@gifting/domain/address-list/keep';
import { campaignDetail, campaignListItem } from '@gifting/domain/campaigns/campaign';
import { campaignClaim } from '@gifting/domain/campaigns/campaign-claim';
import { campaignFigures, campaignRedemption } from '@gifting/domain/campaigns/figures';
import { campaignLinks, linkRequest, newClaimLink, steering } from '@gifting/domain/campaigns/links';
import { micrositeRequest, micrositeSetup } from '@gifting/domain/campaigns/microsite-setup';
import { campaignRecipient, inviteAnswer, recipientCounts } from '@gifting/domain/campaigns/recipient-list';
import { campaignReminder, remindAnswer } from '@gifting/domain/campaigns/reminder';
import { packingFiles } from '@gifting/domain/packing/packing';
import { pageEnvelope, pageQuery } from '@gifting/domain/wire/page';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { byId } from '../core/params';

/** The buyer's own campaigns (API-27). */
export const listOwnCampaigns = endpoint({
  name: 'campaigns.own',
  method: 'GET',
  path: '/v1/pending-campaign',
  access: 'user',
  query: pageQuery,
  response: pageEnvelope(campaignListItem),
});

/** One of the buyer's own campaigns (API-29). */
export const readOwnCampaign = endpoint({
  name: 'campaigns.ownDetail',
  method: 'GET',
  path: '/v1/campaign/{id}',
  access: 'user',
  params: byId,
  response: dataEnvelope(campaignDetail),
});

/** What a campaign's microsite asks, and when it is open (`campaigns.microsite`). Administrators read any campaign's. */
export const readMicrosite = endpoint({
  name: 'campaigns.microsite',
  method: 'GET',
  path: '/v1/campaign/microsite-setup/{id}',
  access: 'user',
  params: byId,
  response: dataEnvelope(micrositeSetup),
});

/** Sets what a campaign's microsite asks recipients (API-30). Called with `campaigns.microsite` only (MICRO-14). */
export const setUpMicrosite = endpoint({
  name: 'campaigns.setUpMicrosite',
  method: 'POST',
  path: '/v1/campaign/microsite-setup/{id}',
  access: 'user',
  params: byId,
  body: micrositeRequest,
  response: commandResult,
  conflict: micrositeSetup,
  handlesErrors: true,
});

/** A campaign's claim links (`campaigns.links`). Administrators read any campaign's. */
export const listLinks = endpoint({
  name: 'campaigns.links',
  method: 'GET',
  path: '/v1/campaign/links/{id}',
  access: 'user',
  params: byId,
  response: dataEnvelope(campaignLinks),
});

/** Makes a claim link and answers its token, which nobody can read again (`campaigns.links`). */
export const addLink = endpoint({
  name: 'campaigns.addLink',
  method: 'POST',
  path: '/v1/campaign/links/{id}',
  access: 'user',
  params: byId,
  body: linkRequest,
  response: dataEnvelope(newClaimLink),
  handlesErrors: true,
});

/** Revokes a claim link by its id: it then answers as a wrong one does (`campaigns.links`). */
export const revokeLink = endpoint({
  name: 'campaigns.revokeLink',
  method: 'POST',
  path: '/v1/campaign/links/revoke/{id}',
  access: 'user',
  params: byId,
  response: commandResult,
  handlesErrors: true,
});

/** Pauses, resumes or cancels a campaign for its recipients (`campaigns.links`). */
export const steerCampaign = endpoint({
  name: 'campaigns.steer',
  method: 'POST',
  path: '/v1/campaign/steer/{id}',
  access: 'user',
  params: byId,
  body: steering,
  response: commandResult,
  handlesErrors: true,
});

/** A campaign's claims, newest first (`campaigns.claims`). Administrators read any campaign's. */
export const listClaims = endpoint({
  name: 'campaigns.claims',
  method: 'GET',
  path: '/v1/campaign/claims/{id}',
  access: 'user',
  params: byId,
  query: pageQuery,
  response: pageEnvelope(campaignClaim),
});

/** A campaign's recipients as its buyer entered them, newest first (`campaigns.recipients`). */
export const listRecipients = endpoint({
  name: 'campaigns.recipients',
  method: 'GET',
  path: '/v1/campaign/recipients/{id}',
  access: 'user',
  params: byId,
  query: pageQuery,
  response: pageEnvelope(campaignRecipient),
});

/** How many recipients a campaign has, and how many are to be invited (`campaigns.recipients`). */
export const countRecipients = endpoint({
  name: 'campaigns.recipientCounts',
  method: 'GET',
  path: '/v1/campaign/recipient-counts/{id}',
  access: 'user',
  params: byId,
  response: dataEnvelope(recipientCounts),
});

/** Keeps many recipients and answers each of them; the same rows again change nothing (`campaigns.recipients`). */
export const keepRecipients = endpoint({
  name: 'campaigns.keepRecipients',
  method: 'POST',
  path: '/v1/campaign/recipients/{id}',
  access: 'user',
  params: byId,
  body: keepRequest,
  response: dataEnvelope(keepAnswer),
  handlesErrors: true,
});

/** Invites those recipients who are not, as many as a request takes (`campaigns.recipients`). */
export const inviteRecipients = endpoint({
  name: 'campaigns.inviteRecipients',
  method: 'POST',
  path: '/v1/campaign/recipients/invite/{id}',
  access: 'user',
  params: byId,
  response: dataEnvelope(inviteAnswer),
  handlesErrors: true,
});

/** Removes a recipient by its id, and revokes their link; a claim stays theirs (`campaigns.recipients`). */
export const removeRecipient = endpoint({
  name: 'campaigns.removeRecipient',
  method: 'POST',
  path: '/v1/campaign/recipients/remove/{id}',
  access: 'user',
  params: byId,
  response: commandResult,
  handlesErrors: true,
});

/** Whom the buyer of a campaign can remind, and what keeps from it (`campaigns.reminder`). */
export const readReminder = endpoint({
  name: 'campaigns.reminder',
  method: 'GET',
  path: '/v1/campaign/reminder/{id}',
  access: 'user',
  params: byId,
  response: dataEnvelope(campaignReminder),
});

/** Reminds those who were invited by mail and have not claimed, each once, as many as a request takes (`campaigns.reminder`). */
export const remindSilent = endpoint({
  name: 'campaigns.remind',
  method: 'POST',
  path: '/v1/campaign/reminder/{id}',
  access: 'user',
  params: byId,
  response: dataEnvelope(remindAnswer),
  handlesErrors: true,
});

/** Links to the files of what is to be packed (`campaigns.packing`). */
export const readPacking = endpoint({
  name: 'campaigns.packing',
  method: 'GET',
  path: '/v1/campaign/packing/{id}',
  access: 'user',
  params: byId,
  response: dataEnvelope(packingFiles),
});

/** How far a campaign has come (`campaigns.figures`). Administrators read any campaign's. */
export const readFigures = endpoint({
  name: 'campaigns.figures',
  method: 'GET',
  path: '/v1/campaign/figures/{id}',
  access: 'user',
  params: byId,
  response: dataEnvelope(campaignFigures),
});

/** How many have claimed of each of the buyer's campaigns (`campaigns.figures`); of all, for administrators. */
export const listRedemptions = endpoint({
  name: 'campaigns.redemptions',
  method: 'GET',
  path: '/v1/campaign-redemptions',
  access: 'user',
  response: dataEnvelope(z.array(campaignRedemption)),
});

/** Every buyer's campaigns, for administrators (API-26). */
export const listAllCampaigns = endpoint({
  name: 'campaigns.all',
  method: 'GET',
  path: '/admin/v1/campaign/pending',
  access: 'admin',
  query: pageQuery,
  response: pageEnvelope(campaignListItem),
});

/** Any campaign, for administrators (API-28). */
export const readAnyCampaign = endpoint({
  name: 'campaigns.anyDetail',
  method: 'GET',
  path: '/admin/v1/campaign/{id}',
  access: 'admin',
  params: byId,
  response: dataEnvelope(campaignDetail),
});
