import { type ClaimGift, sizeLeft } from '@gifting/domain/campaigns/claim-page';
import { type Language, localeOf } from '@gifting/domain/campaigns/language';
import type { SelectOption } from '#primitives/SelectField/SelectField.tsx';
import type { RecipientTexts } from './languages/recipient-texts';

type SizeTexts = Pick<RecipientTexts['claim'], 'sizeLeft' | 'sizeGone'>;

/** The sizes of a gift to choose from, with how many are left; one that is gone cannot be chosen. */
export const sizeOptions = (gift: ClaimGift, texts: SizeTexts): SelectOption[] =>
  gift.size.kind === 'options'
    ? gift.size.options.map((option) => {
        const left = sizeLeft(gift, option);
        if (left === null) return { value: option, label: option };
        return left === 0
          ? { value: option, label: texts.sizeGone(option), disabled: true }
          : { value: option, label: texts.sizeLeft(option, left) };
      })
    : [];

/** The sizes of a gift that are gone, as a language lists them; '' without one. */
export const sizesGone = (gift: ClaimGift, language: Language): string =>
  gift.size.kind === 'options'
    ? new Intl.ListFormat(localeOf[language]).format(
        gift.size.options.filter((option) => sizeLeft(gift, option) === 0),
      )
    : '';
