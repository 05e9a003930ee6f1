import { found } from '@gifting/api/core/refusal';
import { done, missingTexts } from '@gifting/api/core/texts';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../account/caller';
import { numericId } from '../database/numeric-id';
import { campaignRecipients, claimLinks, orders } from '../database/schema';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { packingFilesOf } from '../packing/packing';
import { readClaims } from './campaign-claims';
import { readFigures, readRedemptions } from './figures';
import { makeLink, orderOf, readLinks, revoke, steer } from './links';
import { findMicrosite, setMicrosite } from './microsite';
import { inviteAll, keep, readRecipientCounts, readRecipients, removeRecipient } from './recipients';
import { readReminder, remind } from './reminder';
import { campaign, findCampaign, isCampaign, readAllCampaigns, readCampaignsOf } from './repository';

/** The same response as for an unknown campaign, so that ids reveal nothing. */
const missing = missingTexts.campaign;

const keyOf = (id: string): number => found(numericId(id), missing);

/** Selects what belongs to an order of the caller; to any for an administrator. */
const ownedBy = ({ id, role }: Caller) => (role === 'admin' ? undefined : eq(orders.userId, id));

/** Selects a campaign of the caller; any for an administrator. */
const editable = (id: string, { id: userId, role }: Caller) =>
  campaign(keyOf(id), role === 'admin' ? undefined : userId);

/** Campaigns and their microsite set-up. */
export const campaignRoutes = ({ db, now, mailer, packing }: Dependencies): HandlersOf<'campaigns'> => ({
  'campaigns.own': ({ query, caller }) => readCampaignsOf(db, caller().id, query),

  'campaigns.ownDetail': async ({ params, caller }) =>
    found(await findCampaign(db, keyOf(params.id), caller().id), missing),

  'campaigns.microsite': async ({ params, caller }) =>
    found(await findMicrosite(db, editable(params.id, caller())), missing),

  'campaigns.setUpMicrosite': async ({ params, body, caller }) => {
    await setMicrosite(db, editable(params.id, caller()), body);
    return done('campaigns.setUpMicrosite');
  },

  'campaigns.links': ({ params, caller }) => readLinks(db, editable(params.id, caller())),

  'campaigns.addLink': ({ params, body, caller }) =>
    makeLink(db, editable(params.id, caller()), body, { now, mailer }),

  'campaigns.revokeLink': async ({ params, caller }) => {
    const id = found(numericId(params.id), missingTexts.link);
    await revoke(db, and(eq(claimLinks.id, id), ownedBy(caller())), now());
    return done('campaigns.revokeLink');
  },

  'campaigns.claims': ({ params, query, caller }) =>
    readClaims(db, editable(params.id, caller()), query, caller().role),

  'campaigns.recipients': ({ params, query, caller }) =>
    readRecipients(db, editable(params.id, caller()), query),

  'campaigns.recipientCounts': ({ params, caller }) => readRecipientCounts(db, editable(params.id, caller())),

  'campaigns.keepRecipients': async ({ params, body, caller }) => ({
    outcomes: await keep(db, editable(params.id, caller()), body.recipients, now()),
  }),

  'campaigns.inviteRecipients': ({ params, caller }) =>
    inviteAll(db, editable(params.id, caller()), { now, mailer }),

  'campaigns.removeRecipient': async ({ params, caller }) => {
    const id = found(numericId(params.id), missingTexts.recipient);
    await removeRecipient(db, and(eq(campaignRecipients.id, id), isCampaign, ownedBy(caller())), now());
    return done('campaigns.removeRecipient');
  },

  'campaigns.reminder': ({ params, caller }) => readReminder(db, editable(params.id, caller()), now()),

  'campaigns.remind': ({ params, caller }) => remind(db, editable(params.id, caller()), { now, mailer }),

  'campaigns.packing': async ({ params, caller }) => {
    const orderId = await orderOf(db, editable(params.id, caller()));
    return packingFilesOf(packing[caller().role], orderId, now());
  },

  'campaigns.figures': ({ params, caller }) => readFigures(db, editable(params.id, caller()), now()),

  'campaigns.redemptions': ({ caller }) => {
    const { id, role } = caller();
    return readRedemptions(db, role === 'admin' ? undefined : id);
  },

  'campaigns.steer': async ({ params, body, caller }) => {
    await steer(db, editable(params.id, caller()), body.action, now());
    return done('campaigns.steer');
  },

  'campaigns.all': ({ query }) => readAllCampaigns(db, query),

  'campaigns.anyDetail': async ({ params }) => found(await findCampaign(db, keyOf(params.id)), missing),
});
