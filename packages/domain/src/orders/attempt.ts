import * as z from 'zod/mini';
import { type KeyValueStorage, parseJson } from '../storage/storage';
import type { OrderPayload } from './payload';

const attemptKey = 'orderAttempt';

const storedAttempt = z.object({ key: z.string().check(z.minLength(1)), payload: z.string() });

/**
 * The idempotency key of an order that is about to be sent. The same order keeps its key over a lost answer, a reload
 * and the back button, so that the server can answer with the order it already has; a changed order gets a new one.
 */
export const keyOfAttempt = (
  storage: KeyValueStorage,
  payload: OrderPayload,
  makeKey: () => string,
): string => {
  const text = JSON.stringify(payload);
  const stored = storedAttempt.safeParse(parseJson(storage.read(attemptKey)));
  if (stored.success && stored.data.payload === text) return stored.data.key;
  const key = makeKey();
  storage.write(attemptKey, JSON.stringify({ key, payload: text }));
  return key;
};

/** Forgets the attempt: its order is placed, the next one is another even if it is the same box. */
export const forgetAttempt = (storage: KeyValueStorage): void => storage.remove(attemptKey);
