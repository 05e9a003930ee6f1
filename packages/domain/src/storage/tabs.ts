import { type KeyValueStorage, memoryStorage } from './storage';

/** What this tab hears of the browser's other tabs, and what it says to them. Given in by the app. */
export interface OtherTabs {
  /** Calls the listener whenever another tab may have changed persistent storage. */
  onStored(listener: () => void): void;
  /** Says something to the other tabs. They hear it once; nothing is kept. */
  say(words: unknown): void;
  /** Calls the listener with what another tab says. Whoever listens checks it. */
  onSaid(listener: (words: unknown) => void): void;
}

/** A page that is alone: for tests, for rendering on the server, and where the browser has no way to speak. */
export const noOtherTabs: OtherTabs = {
  onStored: () => undefined,
  say: () => undefined,
  onSaid: () => undefined,
};

/** What a tab of {@link memoryBrowser} keeps and hears. */
interface MemoryTab {
  readonly persistent: KeyValueStorage;
  readonly tab: KeyValueStorage;
  readonly tabs: OtherTabs;
}

/** A browser in memory whose tabs share persistent storage and hear each other: for tests. */
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
