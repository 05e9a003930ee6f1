import { isChangeable, type OpenedLink } from '@gifting/domain/campaigns/claim';
import { type Erasure, erasureOf } from '@gifting/domain/campaigns/erasure';
import type { MockedClaim, MockedLink, MockServerState } from './state';

/** What a deletion of the details of a claim is, or was. */
export const erasureFor = (
  { claim, erasure }: MockedClaim,
  leads: Pick<OpenedLink, 'page' | 'cancelled' | 'status'>,
  now: Date,
): Erasure => {
  const withdrawn = claim === null;
  return erasureOf({
    changeable: isChangeable(leads, withdrawn, now),
    withdrawn,
    cancelled: leads.cancelled,
    status: leads.status,
    asked: erasure === 'asked',
    erased: erasure === 'done',
  });
};

const eraseDelivery = (claim: MockedClaim): void => {
  claim.erasure = 'done';
  claim.claim &&= {
    chosen: claim.claim.chosen,
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    delivery_address_1: '',
    delivery_address_2: '',
    postal_code: '',
    post_town: '',
  };
};

/** Deletes the details of a claim, or what can go at once. */
export const eraseClaim = (
  state: MockServerState,
  {
    claim,
    link,
    erasure,
  }: { readonly claim: MockedClaim; readonly link: MockedLink; readonly erasure: Erasure },
): void => {
  if (erasure === 'asked' || erasure === 'done') return;
  if (erasure === 'withdraws') claim.claim = null;
  if (link.kind === 'personal') {
    state.recipients = state.recipients.filter(({ id }) => id !== link.recipientId);
    link.name = '';
    link.email = '';
    link.recipientId = null;
    if (claim.claim === null) link.revoked = true;
  }
  if (erasure === 'once delivered') claim.erasure = 'asked';
  else eraseDelivery(claim);
};

/** Erases the deliveries of an order that were kept until its gifts have arrived. */
export const eraseAsked = ({ links, claims }: MockServerState, orderId: string): void => {
  const own = new Set(links.filter((link) => link.orderId === orderId).map(({ id }) => id));
  for (const claim of claims) if (claim.erasure === 'asked' && own.has(claim.linkId)) eraseDelivery(claim);
};
