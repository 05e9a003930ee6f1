import type { Language } from '@gifting/domain/campaigns/language';
import type { RecipientTexts } from './recipient-texts';
import { english, type RecipientLanguage } from './useRecipientTexts';

/** The texts of each language but English, each a file of its own. */
const packs: Readonly<Record<Exclude<Language, 'en'>, () => Promise<RecipientTexts>>> = {
  de: async () => (await import('./de.texts')).de,
  fr: async () => (await import('./fr.texts')).fr,
  es: async () => (await import('./es.texts')).es,
  ar: async () => (await import('./ar.texts')).ar,
  ja: async () => (await import('./ja.texts')).ja,
};

const loading = new Map<Language, Promise<RecipientLanguage>>();

/** The texts of a language, loaded once. Those that cannot be loaded are English, until they are asked for again. */
export const languagePack = (language: Exclude<Language, 'en'>): Promise<RecipientLanguage> => {
  const known = loading.get(language);
  if (known) return known;
  const pack = packs[language]().then(
    (texts) => ({ language, texts }),
    () => {
      loading.delete(language);
      return english;
    },
  );
  loading.set(language, pack);
  return pack;
};
