/** The languages of a recipient's pages and mails. */
export const languages = ['en', 'de', 'fr', 'es', 'ar', 'ja'] as const;
export type Language = (typeof languages)[number];

/** A language by its subtag, such as `de`; `undefined` for one that there are no texts in. */
export const knownLanguage = (subtag: string): Language | undefined =>
  languages.find((language) => language === subtag);

/**
 * The first of the languages a person reads that there are texts in, as in `navigator.languages`: `de-AT`, `en`. English
 * without one.
 */
export const languageOf = (read: readonly string[]): Language => {
  for (const tag of read) {
    const known = knownLanguage(tag.toLowerCase().split('-')[0] ?? '');
    if (known) return known;
  }
  return 'en';
};

/** The locales for dates and numbers of each language. Arabic has the digits and the day of 24 hours of the others. */
export const localeOf: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  ar: 'ar-u-nu-latn-hc-h23',
  ja: 'ja-JP',
};

/** The direction in which a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
