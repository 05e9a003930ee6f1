import type { KeyValueStorage } from '@gifting/client-state/storage/storage';

/** Names of the forms that are persisted. */
const keptForms = ['project', 'gift-note', 'checkout', 'category'] as const;
export type KeptFormName = (typeof keptForms)[number];

/** The key of a form in session storage. */
export const keyOf = (name: KeptFormName): string => `unsent:${name}`;

/** Removes all persisted form values of this tab, on sign-out. */
export const forgetKeptForms = (storage: KeyValueStorage): void => {
  for (const name of keptForms) storage.remove(keyOf(name));
};
