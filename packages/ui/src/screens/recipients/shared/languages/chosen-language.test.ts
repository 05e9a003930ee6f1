import { memoryStorage } from '@gifting/client-state/storage/storage';
import { expect, test } from 'vitest';
import { chosenLanguage, keepLanguage } from './chosen-language';

test('the browser decides the language until a recipient does', () => {
  const storage = memoryStorage();
  expect(chosenLanguage(storage, ['de-AT', 'en'])).toBe('de');
  keepLanguage(storage, 'ja');
  expect(chosenLanguage(storage, ['de-AT', 'en'])).toBe('ja');
});

test('what was stored and is no language is not chosen', () => {
  expect(chosenLanguage(memoryStorage({ 'recipient language': 'tlh' }), ['fr'])).toBe('fr');
});
