/**
 * The storage port, implemented by the app. A blocked, full or absent storage is an implementation that stores nothing.
 */
export interface KeyValueStorage {
  /** The stored text, or `null` when there is none or it cannot be read. */
  read(key: string): string | null;
  /** Stores text; `false` when the storage refused it. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys of all stored texts. */
  keys(): readonly string[];
}

/** Storage in memory: for rendering on the server, for tests, and where the browser blocks its own. */
export const memoryStorage = (entries: Readonly<Record<string, string>> = {}): KeyValueStorage => {
  const map = new Map(Object.entries(entries));
  return {
    read: (key) => map.get(key) ?? null,
    write: (key, value) => {
      map.set(key, value);
      return true;
    },
    remove: (key) => {
      map.delete(key);
    },
    keys: () => [...map.keys()],
  };
};

/** What is used of the browser's `Storage`. */
interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  key(index: number): string | null;
  readonly length: number;
}

/**
 * Wraps `localStorage` or `sessionStorage`, passed as a function because reading the property throws when site data is
 * blocked. Whatever throws counts as a storage that is empty and refuses writes.
 */
export const browserStorage = (get: () => WebStorage): KeyValueStorage => {
  const attempt = <Value>(use: (storage: WebStorage) => Value, otherwise: Value): Value => {
    try {
      return use(get());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () =>
      attempt(
        (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
        [],
      ),
  };
};

/** Parses stored JSON; `undefined` if it is missing or invalid. */
export const parseJson = (text: string | null): unknown => {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
