import { randomId } from '@gifting/client-state/storage/random-id';
import type { CampaignDetail } from '@gifting/domain/campaigns/campaign';
import { type CampaignClaim, shownAddress } from '@gifting/domain/campaigns/campaign-claim';
import { deliveryOf, isOver, referenceOf } from '@gifting/domain/campaigns/claim';
import { leftOf, onTheWay } from '@gifting/domain/campaigns/figures';
import { twiceListed } from '@gifting/domain/campaigns/microsite';
import {
  changedMicrosite,
  type MicrositeSetup,
  micrositeSetup,
  tooManyGifts,
  unsetMicrosite,
} from '@gifting/domain/campaigns/microsite-setup';
import { campaignStatuses } from '@gifting/domain/orders/order-status';
import { fieldRefusal, Refusal, refuseOutdated } from '../core/refusal';
import { done, fieldTexts, missingTexts, refusalTexts } from '../core/texts';
import { eraseAsked } from './erasure';
import { findById, pageOf } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { statusOf, toList, toShown } from './orders';
import { recipientHandlers } from './recipients';
import type { MockedClaim, MockedOrder, MockServerState, Person } from './state';

const missing = missingTexts.campaign;

const toDetail = (order: MockedOrder): CampaignDetail => ({
  ...toShown(order),
  name: order.campaignName || order.name,
  dueDate: null,
});

/** The microsite set-up of a campaign. */
export const setupOf = (
  { microsites }: MockServerState,
  { id, items }: Pick<MockedOrder, 'id' | 'items'>,
): MicrositeSetup => microsites[id] ?? unsetMicrosite(items.map((item) => item.id));

/** Where a campaign stands. */
export const standingOf = ({ microsites, paused, cancelled }: MockServerState, id: string) => {
  if (microsites[id] === undefined) return 'draft';
  if (cancelled.includes(id)) return 'cancelled';
  return paused.includes(id) ? 'paused' : 'running';
};

/** All claims of a campaign, also withdrawn ones, oldest first. */
export const claimsOf = ({ links, claims }: MockServerState, orderId: string): MockedClaim[] => {
  const own = new Set(links.filter((link) => link.orderId === orderId).map(({ id }) => id));
  return claims.filter(({ linkId }) => own.has(linkId));
};

/** The sizes in which a gift is chosen, one for each claim that holds. */
export const sizesOf = ({ claims }: MockServerState, itemId: string): string[] =>
  claims
    .flatMap(({ claim }) => claim?.chosen ?? [])
    .filter(({ order_item_id }) => order_item_id === itemId)
    .map(({ size }) => size);

/** How often each size of a gift is chosen. Gifts without sizes have ''. */
export const sizeCountsOf = (state: MockServerState, itemId: string) => {
  const sizes = sizesOf(state, itemId);
  return [...new Set(sizes)].map((size) => ({
    size,
    count: sizes.filter((other) => other === size).length,
  }));
};

/** A campaign's claims, newest first. `whole`: with all addresses, for those who pack. */
export const claimsSeen = (state: MockServerState, order: MockedOrder, whole: boolean): CampaignClaim[] => {
  const { collectsAddresses } = setupOf(state, order);
  const nameOf = (itemId: string) => order.items.find(({ id }) => id === itemId)?.name ?? '';
  return claimsOf(state, order.id)
    .reverse()
    .map(({ id, claim, collected, claimedAt, erasure }) => {
      // Who asked to be deleted is known to those who deliver only, until that is done.
      const deleted = erasure === 'done' || (!whole && erasure === 'asked');
      return {
        id,
        reference: referenceOf(order.id, id),
        name: claim && !deleted ? `${claim.first_name} ${claim.last_name}` : '',
        gifts: claim?.chosen.map(({ order_item_id, size }) => ({ name: nameOf(order_item_id), size })) ?? [],
        address:
          claim && !deleted ? shownAddress(deliveryOf(claim), whole || (collected && collectsAddresses)) : [],
        claimedAt,
        withdrawn: claim === null,
      };
    });
};

/** Orders seen as campaigns, their microsites and claim links. */
export const campaignHandlers = (server: MockServer): HandlersOf<'campaigns'> => {
  const { state, now, nextId } = server;
  const all = () => state.orders.filter(({ campaignType }) => campaignType !== null);
  const ownOf = (userId: string) => all().filter((order) => order.userId === userId);
  /** A campaign of the caller; any for an administrator. */
  const editable = (id: string, { id: userId, role }: Pick<Person, 'id' | 'role'>) =>
    findById(role === 'admin' ? all() : ownOf(userId), id, missing);
  return {
    'campaigns.own': ({ query, caller }) => pageOf(toList(ownOf(caller().id), campaignStatuses), query),
    'campaigns.ownDetail': ({ params, caller }) => toDetail(findById(ownOf(caller().id), params.id, missing)),

    'campaigns.microsite': ({ params, caller }) => setupOf(state, editable(params.id, caller())),

    'campaigns.setUpMicrosite': ({ params, body, caller }) => {
      const campaign = editable(params.id, caller());
      const twice = twiceListed(body.products);
      if (twice !== -1) throw fieldRefusal({ [`products.${twice}.order_item_id`]: [fieldTexts.itemTwice] });
      for (const { order_item_id } of body.products)
        if (!campaign.items.some((item) => item.id === order_item_id))
          throw new Refusal(404, missingTexts.orderItem);
      const present = setupOf(state, campaign);
      refuseOutdated(micrositeSetup, body.version, present);
      const changed = changedMicrosite(present, body);
      const tooMany = tooManyGifts(changed);
      if (tooMany) throw fieldRefusal({ gifts_per_person: [tooMany] });
      state.microsites[campaign.id] = changed;
      return done('campaigns.setUpMicrosite');
    },

    'campaigns.links': ({ params, caller }) => {
      const { id: orderId } = editable(params.id, caller());
      const links = state.links.filter((link) => link.orderId === orderId).reverse();
      return {
        standing: standingOf(state, orderId),
        links: links.map(({ id, kind, name, email, limit, revoked }) => ({
          id,
          kind,
          name,
          email,
          limit,
          revoked,
          claimed: state.claims.filter(({ linkId, claim }) => linkId === id && claim !== null).length,
        })),
      };
    },

    'campaigns.addLink': ({ params, body, caller }) => {
      const { id: orderId, quantity } = editable(params.id, caller());
      const link = { id: nextId(), token: randomId() };
      const { name, email = '', limit } = { name: '', email: '', limit: 1, ...body };
      const standing = standingOf(state, orderId);
      if (email !== '' && standing === 'draft') throw fieldRefusal({ email: [refusalTexts.notSetUp] });
      if (email !== '' && standing === 'cancelled')
        throw fieldRefusal({ email: [refusalTexts.alreadyCancelled] });
      const invited = state.links.filter((other) => other.orderId === orderId && other.email !== '').length;
      if (email !== '' && invited >= quantity) throw fieldRefusal({ email: [refusalTexts.allInvited] });
      state.links.push({
        ...link,
        name,
        email,
        limit,
        orderId,
        kind: body.kind,
        opened: false,
        revoked: false,
        recipientId: null,
        reminded: false,
      });
      return link;
    },

    'campaigns.revokeLink': ({ params, caller }) => {
      const person = caller();
      const link = findById(state.links, params.id, missingTexts.link);
      const own = all().some(({ id, userId }) => id === link.orderId && userId === person.id);
      if (!own && person.role !== 'admin') throw new Refusal(404, missingTexts.link);
      link.revoked = true;
      return done('campaigns.revokeLink');
    },

    'campaigns.steer': ({ params, body, caller }) => {
      const { id } = editable(params.id, caller());
      const standing = standingOf(state, id);
      if (standing === 'draft') throw new Refusal(422, refusalTexts.notSetUp);
      if (standing === 'cancelled') throw new Refusal(422, refusalTexts.alreadyCancelled);
      state.paused = state.paused.filter((paused) => paused !== id);
      if (body.action === 'pause') state.paused.push(id);
      if (body.action === 'cancel') {
        state.cancelled.push(id);
        eraseAsked(state, id);
      }
      return done('campaigns.steer');
    },

    'campaigns.claims': ({ params, query, caller }) => {
      const person = caller();
      const order = editable(params.id, person);
      return pageOf(claimsSeen(state, order, person.role === 'admin'), query);
    },

    ...recipientHandlers(server, { editable, standingOf: (id) => standingOf(state, id) }),

    'campaigns.figures': ({ params, caller }) => {
      const order = editable(params.id, caller());
      const links = state.links.filter(({ orderId }) => orderId === order.id);
      const personal = links.filter(({ kind, revoked }) => kind === 'personal' && !revoked);
      const claimed = claimsOf(state, order.id).filter(({ claim }) => claim !== null);
      const setup = setupOf(state, order);
      const over = isOver(setup, standingOf(state, order.id) === 'cancelled', now());
      const sizes = order.items.flatMap(({ id, name }) => {
        const item = setup.items.find(({ orderItemId }) => orderItemId === id);
        return sizeCountsOf(state, id).map((row) => ({ gift: name, ...row, left: leftOf(item, row) }));
      });
      const locked = over ? claimed.length : 0;
      return {
        people: order.quantity,
        invited: personal.length,
        opened: personal.filter((link) => link.opened).length,
        claimed: claimed.length,
        locked,
        ...onTheWay(statusOf(order), locked),
        sizes,
      };
    },

    'campaigns.redemptions': ({ caller }) => {
      const { id: userId, role } = caller();
      return toList(role === 'admin' ? all() : ownOf(userId), campaignStatuses).map(({ id, quantity }) => ({
        id,
        people: quantity,
        claimed: claimsOf(state, id).filter(({ claim }) => claim !== null).length,
      }));
    },

    'campaigns.all': ({ query }) => pageOf(toList(all(), campaignStatuses), query),
    'campaigns.anyDetail': ({ params }) => toDetail(findById(all(), params.id, missing)),
  };
};
