import * as z from 'zod/mini';
import { type KeyValueStorage, parseJson } from '../storage/storage';
import { idempotencyEntry } from './keys';

const storedKey = z.object({ key: z.string().check(z.minLength(1)), order: z.string() });

/**
 * Chooses the idempotency key of the next create-order call. Orders are compared by `orderIdentity`, which leaves out
 * the payment.
 */
export interface IdempotencyKeys {
  /**
   * The idempotency key of an order that is about to be sent. The same order keeps its key over a lost answer, a reload,
   * the back button and another choice of payment, so that the server can answer with the order it already has; a
   * changed order gets a new one.
   */
  keyOf(order: string, makeKey: () => string): string;
  /** Whether this order was sent without an answer: the server may have it already. */
  isOpen(order: string): boolean;
  /** Drops the key once its order is placed or refused; the same box is a new order from then on. */
  forget(): void;
}

/** Opens the keys of a tab; they last as long as the page if the storage stores nothing. */
export const createIdempotencyKeys = (storage: KeyValueStorage): IdempotencyKeys => {
  let last: z.output<typeof storedKey> | null = null;
  const read = () => {
    const stored = storedKey.safeParse(parseJson(storage.read(idempotencyEntry)));
    return stored.success ? stored.data : last;
  };
  return {
    keyOf: (order, makeKey) => {
      const before = read();
      if (before?.order === order) return before.key;
      last = { key: makeKey(), order };
      storage.write(idempotencyEntry, JSON.stringify(last));
      return last.key;
    },
    isOpen: (order) => read()?.order === order,
    forget: () => {
      last = null;
      storage.remove(idempotencyEntry);
    },
  };
};
