import * as z from 'zod/mini';
import { brand } from '../brand/brand';
import { type KeyValueStorage, parseJson } from '../storage/storage';
import { type User, user } from './user';

/** Who is signed in, and the bearer token that proves it. */
export interface Session {
  readonly user: User;
  readonly token: string;
}

/** The two keys of a session in browser storage (SESS-03, SESS-04, A-11). */
export const sessionKeys = {
  user: `${brand.storagePrefix}User`,
  token: `${brand.storagePrefix}Token`,
} as const;

/** The session as application state: read it, follow it, start it, end it. */
export interface SessionStore {
  /** The present session, or `null` for a visitor. The same object until it changes. */
  getSnapshot(): Session | null;
  subscribe(listener: () => void): () => void;
  /** Keeps the session over restarts of the browser when `remember` is true, else for this tab only (SESS-07 to 09). */
  start(session: Session, remember: boolean): void;
  /** Forgets the session in both storages and in state (SESS-11, SESS-12). */
  end(): void;
}

/** The two storages a session may be in. */
export interface SessionStorages {
  readonly persistent: KeyValueStorage;
  readonly tab: KeyValueStorage;
}

const restoreFrom = (storage: KeyValueStorage): Session | null => {
  const token = storage.read(sessionKeys.token);
  const parsed = z.safeDecode(user, parseJson(storage.read(sessionKeys.user)) as z.input<typeof user>);
  return token && parsed.success ? { user: parsed.data, token } : null;
};

const forget = (storage: KeyValueStorage): void => {
  storage.remove(sessionKeys.user);
  storage.remove(sessionKeys.token);
};

/** Opens the session kept in persistent or, failing that, tab storage (SESS-06). Damaged entries read as signed out. */
export const createSessionStore = ({ persistent, tab }: SessionStorages): SessionStore => {
  const listeners = new Set<() => void>();
  let current = restoreFrom(persistent) ?? restoreFrom(tab);
  const set = (session: Session | null): void => {
    current = session;
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (session, remember) => {
      forget(persistent);
      forget(tab);
      const storage = remember ? persistent : tab;
      storage.write(sessionKeys.user, JSON.stringify(z.encode(user, session.user)));
      storage.write(sessionKeys.token, session.token);
      set(session);
    },
    end: () => {
      forget(persistent);
      forget(tab);
      set(null);
    },
  };
};

/** The delays of the account screens in milliseconds (CONST-08 to 10). */
export const accountDelays = { afterSignUp: 1000, afterSignIn: 1000, afterSignOut: 500 } as const;
