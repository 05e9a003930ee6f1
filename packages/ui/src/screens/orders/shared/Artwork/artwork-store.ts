import { type KeyValueStorage, parseJson } from '@gifting/client-state/storage/storage';
import * as z from 'zod/mini';
import { keyOf } from '#app/kept-forms.ts';

const sentArtwork = z.object({ id: z.string(), name: z.string() });

/** A file that the API has. */
export type SentArtwork = z.output<typeof sentArtwork>;

/** The artwork of the box in this tab. */
export interface BoxArtwork {
  /** What goes with the order. */
  readonly sent: SentArtwork | null;
  /** A chosen file that is not sent yet: it is in memory only, as a tab's storage is too small for it. */
  readonly file: File | null;
  /** What happens to `file`: it waits for a session, is being sent, or could not be sent. */
  readonly status: 'waiting' | 'sending' | 'failed';
  /** Why the last choice was refused; the one before stays. */
  readonly refusal: string | null;
}

const none: BoxArtwork = { sent: null, file: null, status: 'waiting', refusal: null };

/** The artwork of the box, and what changes it. */
export interface ArtworkStore {
  getSnapshot(): BoxArtwork;
  subscribe(listener: () => void): () => void;
  set(changes: Partial<BoxArtwork>): void;
  forget(): void;
}

const key = keyOf('artwork');

/** Opens the artwork in session storage; anything else stored there counts as none. */
export const createArtworkStore = (storage: KeyValueStorage): ArtworkStore => {
  const listeners = new Set<() => void>();
  const stored = z.safeParse(sentArtwork, parseJson(storage.read(key)));
  let current: BoxArtwork = { ...none, sent: stored.success ? stored.data : null };
  const set = (changes: Partial<BoxArtwork>): void => {
    current = { ...current, ...changes };
    if (current.sent) storage.write(key, JSON.stringify(current.sent));
    else storage.remove(key);
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    forget: () => set(none),
  };
};
