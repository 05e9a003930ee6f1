import { type Language, localeOf } from '@gifting/domain/campaigns/language';

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Chooses the form of a word that goes with a number in a language. */
export const pluralIn = (language: Language) => {
  const rules = new Intl.PluralRules(localeOf[language]);
  return (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other;
};
