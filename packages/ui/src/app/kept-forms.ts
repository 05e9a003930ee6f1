import type { KeyValueStorage } from '@gifting/client-state/storage/storage';

/** The forms whose typed values are kept. */
const keptForms = ['project', 'gift-note', 'checkout', 'category'] as const;
export type KeptFormName = (typeof keptForms)[number];

/** The entry of tab storage a form is kept in. */
export const keyOf = (name: KeptFormName): string => `unsent:${name}`;

/** Forgets what was typed into any form of this tab: the person is leaving. */
export const forgetKeptForms = (storage: KeyValueStorage): void => {
  for (const name of keptForms) storage.remove(keyOf(name));
};
