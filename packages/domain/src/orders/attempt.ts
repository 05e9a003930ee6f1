import * as z from 'zod/mini';
import { type KeyValueStorage, parseJson } from '../storage/storage';
import type { OrderPayload } from './payload';

const attemptKey = 'orderAttempt';

const storedAttempt = z.object({ key: z.string().check(z.minLength(1)), payload: z.string() });

/** The attempts at an order: which key the next one is sent with. */
export interface Attempts {
  /**
   * The idempotency key of an order that is about to be sent. The same order keeps its key over a lost answer, a reload
   * and the back button, so that the server can answer with the order it already has; a changed order gets a new one.
   */
  keyOf(payload: OrderPayload, makeKey: () => string): string;
  /** Forgets the attempt: its order is placed, the next one is another even if it is the same box. */
  forget(): void;
}

/** Opens the attempts of a tab. Where the storage keeps nothing, they last as long as the page. */
export const createAttempts = (storage: KeyValueStorage): Attempts => {
  let last: z.output<typeof storedAttempt> | null = null;
  const read = () => {
    const stored = storedAttempt.safeParse(parseJson(storage.read(attemptKey)));
    return stored.success ? stored.data : last;
  };
  return {
    keyOf: (payload, makeKey) => {
      const text = JSON.stringify(payload);
      const before = read();
      if (before?.payload === text) return before.key;
      last = { key: makeKey(), payload: text };
      storage.write(attemptKey, JSON.stringify(last));
      return last.key;
    },
    forget: () => {
      last = null;
      storage.remove(attemptKey);
    },
  };
};
