import type { KeyValueStorage } from '@gifting/client-state/storage/storage';
import { knownLanguage, type Language, languageOf } from '@gifting/domain/campaigns/language';

const key = 'recipient language';

/** The language that a recipient has chosen in this browser, or else the first that it reads. */
export const chosenLanguage = (storage: KeyValueStorage, read: readonly string[]): Language =>
  knownLanguage(storage.read(key) ?? '') ?? languageOf(read);

/** Remembers the language that a recipient has chosen. */
export const keepLanguage = (storage: KeyValueStorage, language: Language): void => {
  storage.write(key, language);
};
