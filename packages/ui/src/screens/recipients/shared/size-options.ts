import type { ClaimGift } from '@gifting/domain/campaigns/claim-page';
import { type Language, localeOf } from '@gifting/domain/campaigns/language';
import type { SelectOption } from '#primitives/SelectField/SelectField.tsx';
import type { RecipientTexts } from './languages/recipient-texts';

type SizeTexts = Pick<RecipientTexts['claim'], 'sizeLeft' | 'sizeGone'>;

/** The sizes of a gift to choose from, with how many are left; one that is gone cannot be chosen. */
export const sizeOptions = ({ size, sizesLeft }: ClaimGift, texts: SizeTexts): SelectOption[] =>
  size.kind === 'options'
    ? size.options.map((option, index) => {
        const left = sizesLeft[index] ?? null;
        if (left === null) return { value: option, label: option };
        return left === 0
          ? { value: option, label: texts.sizeGone(option), disabled: true }
          : { value: option, label: texts.sizeLeft(option, left) };
      })
    : [];

/** The sizes of a gift that are gone, as a language lists them; '' without one. */
export const sizesGone = ({ size, sizesLeft }: ClaimGift, language: Language): string =>
  size.kind === 'options'
    ? new Intl.ListFormat(localeOf[language]).format(
        size.options.filter((_, index) => sizesLeft[index] === 0),
      )
    : '';
