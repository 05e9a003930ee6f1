import { emptyDraft, isEmptyBox, type OrderDraft } from '@gifting/domain/orders/draft';
import { randomId } from '../storage/random-id';
import type { KeyValueStorage } from '../storage/storage';
import { draftKeys } from './keys';
import { readDraft, removeDraft, writeDraft } from './storage';

/** The order draft as application state: read it, subscribe to it, change it, clear it. */
export interface DraftStore {
  /** The draft; the same object until it changes. */
  getSnapshot(): OrderDraft;
  subscribe(listener: () => void): () => void;
  /** Replaces the draft with the result of `change` and stores it. */
  update(change: (draft: OrderDraft) => OrderDraft): void;
  /** Removes all three entries. */
  forget(): void;
  /** Removes them too, but what was there can be put back until another draft is begun or the page is left. */
  empty(): void;
  /** The draft that was there before `empty`. */
  emptied(): OrderDraft | null;
  /** Whether the last change could be stored; `false` means a reload would lose it. */
  isStored(): boolean;
}

/** A filled box has an id; it keeps the one it has. */
const identified = (draft: OrderDraft): OrderDraft =>
  draft.boxId !== null || isEmptyBox(draft) ? draft : { ...draft, boxId: randomId() };

/** Opens the draft in session storage, and rewrites what is stored, so that damaged values do not stay. */
export const createDraftStore = (storage: KeyValueStorage): DraftStore => {
  const listeners = new Set<() => void>();
  let current = identified(readDraft(storage));
  let stored = true;
  if (Object.values(draftKeys).some((key) => storage.read(key) !== null)) writeDraft(storage, current);
  let emptied: OrderDraft | null = null;
  const set = (draft: OrderDraft): void => {
    current = draft;
    for (const listener of listeners) listener();
  };
  const forget = (): void => {
    emptied = null;
    removeDraft(storage);
    stored = true;
    set(emptyDraft);
  };
  return {
    getSnapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change) => {
      const changed = identified(change(current));
      if (changed === current) return;
      if (changed.project !== null) emptied = null;
      stored = writeDraft(storage, changed);
      set(changed);
    },
    forget,
    empty: () => {
      const before = current;
      forget();
      emptied = before;
    },
    emptied: () => emptied,
    isStored: () => stored,
  };
};
