import { sha256Of } from '../storage/sha256';
import type { KeyValueStorage } from '../storage/storage';
import { idempotencyEntry } from './keys';

/**
 * The idempotency key of an order: its box and everything the buyer decided (`orderIdentity`). Every tab with a copy of
 * the box has the same key, so that the server finds the order it already has; a changed box is another order.
 */
export const idempotencyKeyOf = (boxId: string, order: string): string => sha256Of(`${boxId} ${order}`);

/** The key that this tab has sent without an answer: the server may have its order already. */
export interface SentOrder {
  /** Call before sending. */
  remember(key: string): void;
  isOpen(key: string): boolean;
  /** Call once the order is placed or refused. */
  forget(): void;
}

/** Opens the sent order of a tab; it lasts as long as the page if the storage stores nothing. */
export const createSentOrder = (storage: KeyValueStorage): SentOrder => {
  let sent: string | null = null;
  return {
    remember: (key) => {
      sent = key;
      storage.write(idempotencyEntry, key);
    },
    isOpen: (key) => (storage.read(idempotencyEntry) ?? sent) === key,
    forget: () => {
      sent = null;
      storage.remove(idempotencyEntry);
    },
  };
};
