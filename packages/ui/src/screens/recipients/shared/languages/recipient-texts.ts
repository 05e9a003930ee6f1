import type { RecipientMessages } from '@gifting/domain/campaigns/recipient-messages';
import type { DeliveryFormTexts } from '#patterns/DeliveryForm/DeliveryForm.texts.ts';
import type { claimedTexts } from '../../ClaimedScreen/ClaimedScreen.texts';
import type { claimTexts } from '../../ClaimScreen/ClaimScreen.texts';
import type { linkStateCommon, linkStateTexts } from '../../ClaimScreen/link-state.texts';
import type { recipientTexts } from '../recipient.texts';

/** Texts with the keys and parameters of the English ones. */
type InAnyLanguage<Value> = Value extends string
  ? string
  : Value extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : { readonly [Key in keyof Value]: InAnyLanguage<Value[Key]> };

/** What the pages behind a claim link say: a language has all of it. */
export interface RecipientTexts {
  /** What is around a page and in its parts. */
  readonly page: Readonly<Record<'language' | 'cancel' | 'close' | 'select' | 'tryAgain' | 'loaded', string>>;
  readonly recipient: Omit<InAnyLanguage<typeof recipientTexts>, 'sample'>;
  readonly claim: InAnyLanguage<typeof claimTexts>;
  readonly linkStates: InAnyLanguage<typeof linkStateTexts>;
  readonly link: InAnyLanguage<typeof linkStateCommon>;
  readonly claimed: InAnyLanguage<typeof claimedTexts>;
  readonly delivery: DeliveryFormTexts;
  readonly messages: RecipientMessages;
}
