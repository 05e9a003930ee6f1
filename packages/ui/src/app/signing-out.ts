/** The state of a sign-out, from the click until the page reloads. It never goes back. */
export interface SigningOut {
  /** `true` once sign-out has begun. */
  getSnapshot(): boolean;
  subscribe(listener: () => void): () => void;
  begin(): void;
}

/** The initial state. */
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
