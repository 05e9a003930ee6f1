import { type KeyValueStorage, memoryStorage } from './storage';

/** The port to the browser's other tabs, implemented by the app. */
export interface OtherTabs {
  /** Calls the listener when another tab may have changed persistent storage. */
  onStored(listener: () => void): void;
  /** Sends a message to the other tabs; it is not stored. */
  say(words: unknown): void;
  /** Calls the listener with each message, which the listener must parse. */
  onSaid(listener: (words: unknown) => void): void;
}

/** A tab without others: for rendering on the server, for tests, and where the browser cannot send messages. */
export const noOtherTabs: OtherTabs = {
  onStored: () => undefined,
  say: () => undefined,
  onSaid: () => undefined,
};

/** A tab of {@link memoryBrowser}. */
interface MemoryTab {
  readonly persistent: KeyValueStorage;
  readonly tab: KeyValueStorage;
  readonly tabs: OtherTabs;
}

/** A browser in memory whose tabs share persistent storage and messages, for tests. */
export const memoryBrowser = (): { open(): MemoryTab } => {
  const kept = memoryStorage();
  const stored = new Map<MemoryTab, () => void>();
  const said = new Map<MemoryTab, (words: unknown) => void>();
  const tellOthers = <Listener>(listeners: Map<MemoryTab, Listener>, self: MemoryTab) =>
    [...listeners].flatMap(([each, listener]) => (each === self ? [] : [listener]));
  return {
    open: () => {
      const self: MemoryTab = {
        tab: memoryStorage(),
        persistent: {
          read: kept.read,
          write: (key, value) => {
            kept.write(key, value);
            for (const listener of tellOthers(stored, self)) listener();
            return true;
          },
          remove: (key) => {
            kept.remove(key);
            for (const listener of tellOthers(stored, self)) listener();
          },
        },
        tabs: {
          onStored: (listener) => stored.set(self, listener),
          say: (words) => {
            for (const listener of tellOthers(said, self)) listener(words);
          },
          onSaid: (listener) => said.set(self, listener),
        },
      };
      return self;
    },
  };
};
