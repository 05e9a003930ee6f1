import {
  type ClaimChange,
  type ClaimView,
  choiceFaults,
  claimView,
  isChoiceGone,
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

/** Throws a 422 for gifts the page does not offer, and a 409 if one of them, or its size, has just been taken. */
export const refuseChoice = (link: OpenedLink, body: ClaimChange, now: Date): void => {
  refuseFaults(choiceFaults(link.page, body));
  if (takenGifts(link.page, body).some((chosen) => isChoiceGone(link.page, link.stock, chosen)))
    throw claimRefusal(refusalTexts.linkClosed, viewOf(link, now, true));
};
