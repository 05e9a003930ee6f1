import {
  type ClaimChange,
  type ClaimView,
  choiceFaults,
  claimView,
  type OpenedLink,
  takenGifts,
  viewOf,
} from '@gifting/domain/campaigns/claim';
import * as z from 'zod/mini';
import { Refusal, refuseFaults } from '../core/refusal';
import { refusalTexts } from '../core/texts';

/** The 409 of a claim that cannot be made or changed, with the link as it is now. */
export const claimRefusal = (message: string, view: ClaimView): Refusal =>
  new Refusal(409, message, { details: z.encode(claimView, view) });

/** Throws a 422 for gifts the page does not offer, and a 409 if one of them has just been taken. */
export const refuseChoice = (link: OpenedLink, body: ClaimChange, now: Date): void => {
  refuseFaults(choiceFaults(link.page, body));
  const { left } = link.stock;
  if (takenGifts(link.page, body).some(({ order_item_id }) => (left.get(order_item_id) ?? 0) < 1))
    throw claimRefusal(refusalTexts.linkClosed, viewOf(link, now, true));
};
