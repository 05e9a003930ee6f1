import type { KeyValueStorage } from '@gifting/client-state/storage/storage';
import { keyOf } from '#app/kept-forms.ts';

/** The picture of the buyer's logo or artwork that the box shows, in this tab only. */
export interface BuyerLogoStore {
  /** A data URL, `null` without a logo. */
  getSnapshot(): string | null;
  subscribe(listener: () => void): () => void;
  set(logo: string | null): void;
  forget(): void;
}

const key = keyOf('buyer-logo');
const picture = /^data:image\/(?:png|jpeg|webp);base64,[\w+/]+=*$/;

/** Opens the logo in session storage; anything else stored there counts as none. */
export const createBuyerLogoStore = (storage: KeyValueStorage): BuyerLogoStore => {
  const listeners = new Set<() => void>();
  const stored = storage.read(key);
  let current = stored !== null && picture.test(stored) ? stored : null;
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
