/** Signing out, from the moment it is asked for until the page is loaded anew. It never ends otherwise. */
export interface SigningOut {
  /** `true` once it has begun. */
  getSnapshot(): boolean;
  subscribe(listener: () => void): () => void;
  begin(): void;
}

/** A signingOut that has not begun. */
export const createSigningOut = (): SigningOut => {
  const listeners = new Set<() => void>();
  let begun = false;
  return {
    getSnapshot: () => begun,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: () => {
      begun = true;
      for (const listener of listeners) listener();
    },
  };
};
