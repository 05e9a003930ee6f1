import { recipientMessages } from '@gifting/domain/campaigns/recipient-messages';
import { deliveryFormTexts } from '#patterns/DeliveryForm/DeliveryForm.texts.ts';
import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
import { claimedTexts } from '../../ClaimedScreen/ClaimedScreen.texts';
import { claimTexts } from '../../ClaimScreen/ClaimScreen.texts';
import { linkStateCommon, linkStateTexts } from '../../ClaimScreen/link-state.texts';
import { recipientTexts } from '../recipient.texts';
import type { RecipientTexts } from './recipient-texts';

/** The English texts of the pages behind a claim link, which lie beside their screens. */
export const en: RecipientTexts = {
  page: {
    language: 'Language',
    cancel: 'Cancel',
    close: 'Close',
    select: '-- Select --',
    tryAgain: errorPanelTexts.tryAgain,
    loaded: 'Loaded',
  },
  recipient: recipientTexts,
  claim: claimTexts,
  linkStates: linkStateTexts,
  link: linkStateCommon,
  claimed: claimedTexts,
  delivery: deliveryFormTexts,
  messages: recipientMessages,
};
