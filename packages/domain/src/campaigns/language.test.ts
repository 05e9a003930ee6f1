import { expect, it } from 'vitest';
import { languageOf } from './language';

it.each([
  [['de-AT', 'en'], 'de'],
  [['pt-BR', 'es-MX', 'en'], 'es'],
  [['AR-EG'], 'ar'],
  [['ja'], 'ja'],
  [['zh-Hant-TW', 'fr-CA'], 'fr'],
  [['dea', 'nl'], 'en'],
  [[], 'en'],
])('a person who reads %j is shown %s', (read, language) => {
  expect(languageOf(read)).toBe(language);
});
