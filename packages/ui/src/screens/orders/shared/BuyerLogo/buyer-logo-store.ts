import type { KeyValueStorage } from '@gifting/client-state/storage/storage';
import { keyOf } from '#app/kept-forms.ts';

/** The buyer's logo, in this tab only: nothing sends it. */
export interface BuyerLogoStore {
  /** A PNG as a data URL, `null` without a logo. */
  getSnapshot(): string | null;
  subscribe(listener: () => void): () => void;
  set(logo: string | null): void;
  forget(): void;
}

const key = keyOf('buyer-logo');
const png = /^data:image\/png;base64,[\w+/]+=*$/;

/** Opens the logo in session storage; anything else stored there counts as none. */
export const createBuyerLogoStore = (storage: KeyValueStorage): BuyerLogoStore => {
  const listeners = new Set<() => void>();
  const stored = storage.read(key);
  let current = stored !== null && png.test(stored) ? stored : null;
  const set = (logo: string | null): void => {
    current = logo;
    if (logo === null) storage.remove(key);
    else storage.write(key, logo);
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    forget: () => set(null),
  };
};
