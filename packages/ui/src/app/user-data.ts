import { draftKeys, idempotencyEntry } from '@gifting/client-state/orders/keys';
import type { KeyValueStorage } from '@gifting/client-state/storage/storage';
import { forgetKeptForms } from './kept-forms';

/** Data of the current user, stored in the tab. */
interface UserDataItem {
  /** Clears it, in storage too. */
  forget(): void;
}

/** The user's data in this tab: gift box, idempotency keys, unsent forms. */
export interface UserData {
  /**
   * Returns the instance that `create` makes, created on first use, so that its code loads with the screens that need
   * it.
   */
  of<Kept extends UserDataItem>(create: (tab: KeyValueStorage) => Kept): Kept;
  /** Clears everything, including entries of an earlier page load that were never opened. */
  forget(): void;
}

/** Creates the user data over the tab's storage. */
export const createUserData = (tab: KeyValueStorage): UserData => {
  const made = new Map<(tab: KeyValueStorage) => UserDataItem, UserDataItem>();
  return {
    of: <Kept extends UserDataItem>(create: (tab: KeyValueStorage) => Kept): Kept => {
      // A function's entry is its own result; TypeScript cannot express that for a Map.
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
