import * as z from 'zod/mini';
import { type KeyValueStorage, parseJson } from '../storage/storage';
import { idempotencyEntry } from './keys';

const storedKey = z.object({ key: z.string().check(z.minLength(1)), order: z.string() });

/**
 * The attempts at an order: which key the next one is sent with. An order is told by its identity, which leaves out how
 * it is paid: see `orderIdentity`.
 */
export interface IdempotencyKeys {
  /**
   * The idempotency key of an order that is about to be sent. The same order keeps its key over a lost answer, a reload,
   * the back button and another choice of payment, so that the server can answer with the order it already has; a
   * changed order gets a new one.
   */
  keyOf(order: string, makeKey: () => string): string;
  /** Whether this order was sent before and nobody knows what became of it: the server may have it already. */
  isOpen(order: string): boolean;
  /** Forgets the attempt: its order is placed or refused. The next one is another even if it is the same box. */
  forget(): void;
}

/** Opens the attempts of a tab. Where the storage keeps nothing, they last as long as the page. */
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
