import * as z from 'zod/mini';
import type { ListRules } from '../address-list/faults';
import { type KeepingRules, personParts } from '../address-list/keep';
import { type ListPerson, nameParts } from '../address-list/person';
import { entity, field } from '../wire/entity';
import { wireCount, wireId } from '../wire/wire';
import type { Delivery } from './recipient';

/** How the links that recipients get stand. */
const standings = ['kept', 'invited', 'claimed'] as const;

/** A recipient of a campaign as its buyer entered them (`campaigns.recipients`). */
export const campaignRecipient = entity({
  id: field('id', wireId),
  ...personParts,
  standing: field('standing', z.enum(standings)),
});
export type CampaignRecipient = z.output<typeof campaignRecipient>;

/** How many recipients a campaign has, and how many are still to be invited. */
export const recipientCounts = entity({
  kept: field('kept', wireCount),
  toInvite: field('to_invite', wireCount),
  /** How many more may be invited: no more people than there are gifts. */
  room: field('room', wireCount),
});
export type RecipientCounts = z.output<typeof recipientCounts>;

/** What a claim's form begins with for a person of the list. */
export const knownDeliveryOf = ({ name, ...person }: ListPerson): Delivery => ({
  email: person.email,
  phone: person.phone,
  deliveryAddress1: person.deliveryAddress1,
  deliveryAddress2: person.deliveryAddress2,
  postalCode: person.postalCode,
  postTown: person.postTown,
  ...nameParts(name),
});

/** The answer to an invitation: how many were invited now, and how many are left for the next request. */
export const inviteAnswer = entity({ invited: field('invited', wireCount), left: field('left', wireCount) });

/** What recipients of a campaign must have. Without an address they are asked for it. */
export const recipientRules = (address: boolean): ListRules => ({ email: true, address });

/** How a campaign keeps its recipients: whoever has no address is asked for it, and a person is an email address. */
export const recipientKeeping: KeepingRules = {
  needs: recipientRules(false),
  keysOf: ({ email }) => [email.toLowerCase()],
};
