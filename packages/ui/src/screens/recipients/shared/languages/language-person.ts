import type { Language } from '@gifting/domain/campaigns/language';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { languageNames } from '#screens/layout/ClaimLayout/language-names.ts';
import { ar } from './ar.texts';
import { de } from './de.texts';
import { en } from './en.texts';
import { es } from './es.texts';
import { fr } from './fr.texts';
import { ja } from './ja.texts';

/** The texts of each language, which stories look for. */
export const packs = { en, de, fr, es, ar, ja } as const;

/** The recipient has chosen a language before. */
export const hasChosen = (language: Language): void => localStorage.setItem('recipient language', language);

/** The select of languages, under its name in the language that is shown. */
const languageSelect = (shown: Language) =>
  screen.findByRole('combobox', { name: packs[shown].page.language });

/** Chooses a language on a page that shows another. */
export const choosesLanguage = async (shown: Language, language: Language): Promise<void> => {
  await userEvent.selectOptions(await languageSelect(shown), languageNames[language]);
  await waitFor(() => expect(localStorage.getItem('recipient language')).toBe(language));
};

/** Asserts that the page says which language it is in, and which way it runs. */
export const isIn = async (language: Language): Promise<void> => {
  await waitFor(() => expect(document.documentElement.lang.slice(0, 2)).toBe(language));
  await expect(document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
  await expect(await languageSelect(language)).toHaveValue(language);
};
