import {
  isChangeable,
  type OpenedLink,
  referenceOf,
  stockOf,
  takenGifts,
  unknownLink,
  viewOf,
  withStock,
} from '@gifting/domain/campaigns/claim';
import { toClaimPage } from '@gifting/domain/campaigns/claim-page';
import { knownDeliveryOf } from '@gifting/domain/campaigns/recipient-list';
import { sizesOfGuide } from '@gifting/domain/products/size-guide';
import { claimRefusal, refuseChoice } from '../claims/refuse-claim';
import { found } from '../core/refusal';
import { done, missingTexts, refusalTexts } from '../core/texts';
import { setupOf } from './campaigns';
import { eraseClaim, erasureFor } from './erasure';
import { findById } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { statusOf } from './orders';
import type { MockedClaim, MockedLink } from './state';

/** Claims by the holders of claim links. */
export const claimHandlers = ({ state, now, nextId }: MockServer): HandlersOf<'claims'> => {
  const linkOf = (token: string) => state.links.find((link) => link.token === token && !link.revoked);
  const claimOf = (secret: string) => state.claims.find((claim) => claim.secret === secret);

  /** What a link leads to; gifts and people of the claim `without` count as left. */
  const opened = (link: MockedLink, without?: MockedClaim): OpenedLink => {
    const order = findById(state.orders, link.orderId, missingTexts.campaign);
    const links = new Set(state.links.filter(({ orderId }) => orderId === order.id).map(({ id }) => id));
    const others = state.claims.filter((claim) => links.has(claim.linkId) && claim !== without);
    const taken = others.flatMap(
      ({ claim }) =>
        claim?.chosen.map(({ order_item_id: giftId, size }) => ({ giftId, size, pieces: 1 })) ?? [],
    );
    const claimed = others.filter(({ linkId, claim }) => linkId === link.id && claim !== null).length;
    const recipient = state.recipients.find(({ id }) => id === link.recipientId);
    // Its lines keep the names of products only.
    const guideOf = (name: string) =>
      sizesOfGuide(state.products.find((product) => product.name === name)?.sizeGuide ?? null);
    const guides = new Map(order.items.map(({ id, name }) => [id, guideOf(name)]));
    const sender = state.people.find(({ id }) => id === order.userId);
    return {
      setUp: state.microsites[order.id] !== undefined,
      paused: state.paused.includes(order.id),
      cancelled: state.cancelled.includes(order.id),
      status: statusOf(order),
      used: link.kind === 'personal' && claimed > 0,
      sender: sender?.name ?? '',
      // The mock server keeps no companies.
      company: '',
      campaign: order.campaignName || order.name,
      page: toClaimPage(order, setupOf(state, order), guides),
      delivery: recipient ? knownDeliveryOf(recipient) : null,
      stock: stockOf(order.items, taken, link.limit - claimed),
    };
  };

  const known = (secret: string) => {
    const claim = found(claimOf(secret), missingTexts.claim);
    const link = findById(state.links, claim.linkId, missingTexts.link);
    return { claim, link, leads: opened(link, claim) };
  };

  const changeable = (secret: string) => {
    const { claim, leads } = known(secret);
    if (claim.erasure !== 'none' || !isChangeable(leads, claim.claim === null, now()))
      throw claimRefusal(refusalTexts.claimClosed, viewOf(leads, now()));
    return { claim, leads };
  };

  return {
    'claims.open': ({ params }) => {
      const link = linkOf(params.token);
      if (!link) return unknownLink;
      link.opened = true;
      return viewOf(opened(link), now());
    },

    'claims.make': ({ params, body: { secret, ...body } }) => {
      const link = linkOf(params.token);
      if (!link) throw claimRefusal(refusalTexts.linkClosed, unknownLink);
      const repeated = claimOf(secret);
      if (repeated) {
        if (repeated.linkId !== link.id) throw claimRefusal(refusalTexts.linkClosed, unknownLink);
        return { reference: referenceOf(link.orderId, repeated.id) };
      }
      const leads = opened(link);
      const view = viewOf(leads, now());
      if (view.state !== 'open') throw claimRefusal(refusalTexts.linkClosed, view);
      refuseChoice(leads, body, now());
      const id = nextId();
      const claim = { ...body, chosen: takenGifts(leads.page, body) };
      state.claims.push({
        id,
        linkId: link.id,
        secret,
        collected: leads.page.collectsAddresses,
        erasure: 'none',
        claimedAt: now().toISOString(),
        claim,
      });
      return { reference: referenceOf(link.orderId, id) };
    },

    'claims.own': ({ params }) => {
      const { claim, link, leads } = known(params.secret);
      return {
        reference: referenceOf(link.orderId, claim.id),
        changeable: claim.erasure === 'none' && isChangeable(leads, claim.claim === null, now()),
        withdrawn: claim.claim === null,
        collected: claim.collected && leads.page.collectsAddresses,
        erasure: erasureFor(claim, leads, now()),
        claim: claim.erasure === 'done' ? null : claim.claim,
        view: {
          ...viewOf({ ...leads, used: false, paused: false }, now()),
          gifts: withStock(leads.page, leads.stock),
        },
      };
    },

    'claims.change': ({ params, body }) => {
      const { claim, leads } = changeable(params.secret);
      refuseChoice(leads, body, now());
      claim.claim = { ...body, chosen: takenGifts(leads.page, body) };
      claim.collected = leads.page.collectsAddresses;
      return done('claims.change');
    },

    'claims.withdraw': ({ params }) => {
      changeable(params.secret).claim.claim = null;
      return done('claims.withdraw');
    },

    'claims.erase': ({ params }) => {
      const { claim, link, leads } = known(params.secret);
      eraseClaim(state, { claim, link, erasure: erasureFor(claim, leads, now()) });
      return done('claims.erase');
    },
  };
};
