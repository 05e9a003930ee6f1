import { type KeyValueStorage, memoryStorage } from '../storage/storage';
import type { OtherTabs } from '../storage/tabs';

/** A tab of {@link memoryBrowser}. */
interface MemoryTab {
  readonly persistent: KeyValueStorage;
  readonly tab: KeyValueStorage;
  readonly tabs: OtherTabs;
}

/** A browser in memory whose tabs share persistent storage and messages, for tests. */
export const memoryBrowser = (): { open(): MemoryTab } => {
  const shared = memoryStorage();
  const stored = new Map<MemoryTab, () => void>();
  const said = new Map<MemoryTab, (words: unknown) => void>();
  const othersOf = <Listener>(listeners: Map<MemoryTab, Listener>, self: MemoryTab) =>
    [...listeners].flatMap(([each, listener]) => (each === self ? [] : [listener]));
  return {
    open: () => {
      const self: MemoryTab = {
        tab: memoryStorage(),
        persistent: {
          read: shared.read,
          write: (key, value) => {
            shared.write(key, value);
            for (const listener of othersOf(stored, self)) listener();
            return true;
          },
          remove: (key) => {
            shared.remove(key);
            for (const listener of othersOf(stored, self)) listener();
          },
          keys: shared.keys,
        },
        tabs: {
          onStored: (listener) => stored.set(self, listener),
          say: (words) => {
            for (const listener of othersOf(said, self)) listener(words);
          },
          onSaid: (listener) => said.set(self, listener),
        },
      };
      return self;
    },
  };
};
