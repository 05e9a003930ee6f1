import type { Language } from '@gifting/domain/campaigns/language';

/** Each language under its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ar: 'العربية',
  ja: '日本語',
};
