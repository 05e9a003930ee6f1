import { type Language, localeOf } from '@gifting/domain/campaigns/language';
import { formatInstant } from '@gifting/domain/dates/wall-time';
import { createContext, useContext } from 'react';
import { en } from './en.texts';
import type { RecipientTexts } from './recipient-texts';

/** The texts that a page shows, and their language. */
export interface RecipientLanguage {
  readonly language: Language;
  readonly texts: RecipientTexts;
}

/** English, which is loaded with the pages. */
export const english: RecipientLanguage = { language: 'en', texts: en };

/** The language of the pages behind a claim link; English outside them, as in a buyer's preview. */
export const RecipientLanguageContext = createContext(english);

/** The texts of a page behind a claim link, and an instant as its language writes it. */
export const useRecipientTexts = () => {
  const { language, texts } = useContext(RecipientLanguageContext);
  const instant = (time: Date, timeZone: string) => formatInstant(time, timeZone, localeOf[language]);
  return { language, texts, instant };
};
