import type { KeyValueStorage } from '@gifting/client-state/storage/storage';

/** The resources of the administration, each with a form to add one. */
type AdminForm = 'category' | 'collection' | 'gift-box' | 'gifting' | 'product' | 'service';

/** Names of what is persisted unsent: forms, and the logo; an edit form's name carries the id of what it edits. */
export type KeptFormName =
  | 'project'
  | 'gift-note'
  | 'checkout'
  | 'inquiry'
  | `claim:${string}`
  | `microsite:${string}`
  /** A list in the address clinic, what was done with it, and what was pasted and not read yet. */
  | `list:${string}`
  | `list-work:${string}`
  | `list-draft:${string}`
  | 'buyer-logo'
  | 'artwork'
  | AdminForm
  | `${AdminForm}:${string}`;

const prefix = 'unsent:';

/** The key of a form in session storage. */
export const keyOf = (name: KeptFormName): string => prefix + name;

/** Removes all persisted form values of this tab, on sign-out. */
export const forgetKeptForms = (storage: KeyValueStorage): void => {
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key);
};
