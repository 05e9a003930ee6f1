import { randomId } from '@gifting/client-state/storage/random-id';
import { maxRecipients, settleRows } from '@gifting/domain/address-list/keep';
import { recipientKeeping } from '@gifting/domain/campaigns/recipient-list';
import { reminderStopOf, reminderStops } from '@gifting/domain/campaigns/reminder';
import { Refusal } from '../core/refusal';
import { done, missingTexts, refusalTexts } from '../core/texts';
import { findById, pageOf } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { packingLinks } from './packing';
import type { MockedOrder, MockedRecipient, Person } from './state';

type RecipientRow =
  | 'campaigns.recipients'
  | 'campaigns.recipientCounts'
  | 'campaigns.keepRecipients'
  | 'campaigns.inviteRecipients'
  | 'campaigns.removeRecipient'
  | 'campaigns.reminder'
  | 'campaigns.remind'
  | 'campaigns.packing';

interface CampaignParts {
  /** A campaign of the caller; any for an administrator. */
  readonly editable: (id: string, caller: Person) => MockedOrder;
  readonly standingOf: (id: string) => string;
}

/** The lists of recipients of campaigns. */
export const recipientHandlers = (
  { state, nextId, now }: MockServer,
  { editable, standingOf }: CampaignParts,
): Pick<HandlersOf<'campaigns'>, RecipientRow> => {
  const listOf = (orderId: string) => state.recipients.filter((each) => each.orderId === orderId);
  const linksOf = (recipientId: string) => state.links.filter((link) => link.recipientId === recipientId);
  const standing = ({ id }: MockedRecipient) => {
    const links = linksOf(id).map((link) => link.id);
    if (state.claims.some(({ linkId, claim }) => links.includes(linkId) && claim !== null)) return 'claimed';
    return links.length > 0 ? 'invited' : 'kept';
  };
  const waitingOf = (orderId: string) => listOf(orderId).filter((each) => standing(each) === 'kept');
  const roomOf = ({ id, quantity }: MockedOrder) =>
    Math.max(0, quantity - state.links.filter(({ orderId, email }) => orderId === id && email !== '').length);
  const silentOf = (orderId: string) =>
    state.links.filter(
      (link) =>
        link.orderId === orderId &&
        link.kind === 'personal' &&
        link.email !== '' &&
        !link.revoked &&
        !link.reminded &&
        !state.claims.some(({ linkId }) => linkId === link.id),
    );
  const reminderStop = ({ id }: MockedOrder) => {
    const opening = state.microsites[id];
    const standing = standingOf(id);
    return reminderStopOf(
      opening ? { opening, paused: standing === 'paused', cancelled: standing === 'cancelled' } : null,
      now(),
    );
  };
  return {
    'campaigns.recipients': ({ params, query, caller }) => {
      const { id } = editable(params.id, caller());
      const recipients = listOf(id).reverse();
      return pageOf(
        recipients.map((recipient) => {
          const { orderId: _order, key: _key, ...person } = recipient;
          return { ...person, standing: standing(recipient) };
        }),
        query,
      );
    },

    'campaigns.recipientCounts': ({ params, caller }) => {
      const order = editable(params.id, caller());
      return {
        kept: listOf(order.id).length,
        toInvite: waitingOf(order.id).length,
        room: roomOf(order),
      };
    },

    'campaigns.keepRecipients': ({ params, body, caller }) => {
      const { id: orderId } = editable(params.id, caller());
      const present = listOf(orderId);
      const { outcomes, added } = settleRows(body.recipients, present, recipientKeeping);
      if (present.length + added.length > maxRecipients) throw new Refusal(422, refusalTexts.manyRecipients);
      for (const { key, person } of added) state.recipients.push({ id: nextId(), orderId, key, ...person });
      return { outcomes };
    },

    'campaigns.inviteRecipients': ({ params, caller }) => {
      const order = editable(params.id, caller());
      const stands = standingOf(order.id);
      if (stands === 'draft') throw new Refusal(422, refusalTexts.notSetUp);
      if (stands === 'cancelled') throw new Refusal(422, refusalTexts.alreadyCancelled);
      const waiting = waitingOf(order.id);
      const invited = waiting.slice(0, roomOf(order));
      if (waiting.length > 0 && invited.length === 0) throw new Refusal(422, refusalTexts.allInvited);
      for (const { id, name, email } of invited)
        state.links.push({
          id: nextId(),
          token: randomId(),
          orderId: order.id,
          kind: 'personal',
          name,
          email,
          limit: 1,
          opened: false,
          revoked: false,
          recipientId: id,
          reminded: false,
        });
      return { invited: invited.length, left: waiting.length - invited.length };
    },

    'campaigns.removeRecipient': ({ params, caller }) => {
      const { id, orderId } = findById(state.recipients, params.id, missingTexts.recipient);
      const person = caller();
      const campaign = state.orders.find((order) => order.id === orderId && order.campaignType !== null);
      if (!campaign || (campaign.userId !== person.id && person.role !== 'admin'))
        throw new Refusal(404, missingTexts.recipient);
      for (const link of linksOf(id)) {
        link.revoked = true;
        link.recipientId = null;
      }
      state.recipients = state.recipients.filter((recipient) => recipient.id !== id);
      return done('campaigns.removeRecipient');
    },

    'campaigns.reminder': ({ params, caller }) => {
      const order = editable(params.id, caller());
      const reminded = state.links.filter((link) => link.orderId === order.id && link.reminded);
      return {
        silent: silentOf(order.id).length,
        reminded: reminded.length,
        stop: reminderStop(order),
      };
    },

    'campaigns.remind': ({ params, caller }) => {
      const order = editable(params.id, caller());
      const stop = reminderStop(order);
      if (stop !== null) throw new Refusal(422, reminderStops[stop]);
      const silent = silentOf(order.id);
      for (const link of silent) link.reminded = true;
      return { reminded: silent.length, left: 0 };
    },

    'campaigns.packing': ({ params, caller }) => {
      const { id } = editable(params.id, caller());
      return packingLinks('claims', id);
    },
  };
};
