import { draftKeys, idempotencyEntry } from '@gifting/client-state/orders/keys';
import type { KeyValueStorage } from '@gifting/client-state/storage/storage';
import { forgetKeptForms } from './kept-forms';

/** Something kept in the tab for whoever is using it. */
interface UserDataItem {
  /** Forgets it, in the storage as well. */
  forget(): void;
}

/** What a person has in this tab: the gift box, the attempt at an order, half-filled forms. */
export interface UserData {
  /** The one belonging that `create` makes of the tab's storage. It is made when first asked for, so its code comes with the screens that use it. */
  of<Kept extends UserDataItem>(create: (tab: KeyValueStorage) => Kept): Kept;
  /** Forgets everything, including what an earlier page has kept and nobody has asked for since. */
  forget(): void;
}

/** The userData in the storage of a tab. */
export const createUserData = (tab: KeyValueStorage): UserData => {
  const made = new Map<(tab: KeyValueStorage) => UserDataItem, UserDataItem>();
  return {
    of: <Kept extends UserDataItem>(create: (tab: KeyValueStorage) => Kept): Kept => {
      // What is kept under a function was made by it; TypeScript cannot say so of a map.
      const kept = (made.get(create) as Kept | undefined) ?? create(tab);
      made.set(create, kept);
      return kept;
    },
    forget: () => {
      for (const kept of made.values()) kept.forget();
      for (const key of [...Object.values(draftKeys), idempotencyEntry]) tab.remove(key);
      forgetKeptForms(tab);
    },
  };
};
