import { sessionKeys } from '@gifting/domain/account/session-keys';
import { type User, user } from '@gifting/domain/account/user';
import * as z from 'zod/mini';
import { type KeyValueStorage, parseJson } from '../storage/storage';
import { noOtherTabs, type OtherTabs } from '../storage/tabs';

/** Who is signed in, and the bearer token that proves it. */
export interface Session {
  readonly user: User;
  readonly token: string;
}

/** Identifies a person. */
export const personOf = ({ id, email }: User): string => id ?? email.toLowerCase();

/** How the session changed. */
export interface SessionChange {
  /** `ended`: the session expired. `signed out`: the person ended it. */
  readonly what: 'started' | 'ended' | 'signed out';
  readonly by: 'this tab' | 'another tab';
  /** Whose session it is or was. */
  readonly person: string;
}

/** The session as application state: read it, subscribe to it, start it, end it. */
export interface SessionStore {
  /** The session, or `null` for a visitor; the same object until it changes. */
  getSnapshot(): Session | null;
  subscribe(listener: (change: SessionChange) => void): () => void;
  /**
   * Keeps the session over restarts of the browser and in all its tabs when `remember` is true, else for this tab only
   * (SESS-07 to 09). A storage that refuses it leaves it to the tab, and failing that to the page. Left out: as it is kept
   * now, for a person whose name or e-mail has changed.
   */
  start(session: Session, remember?: boolean): void;
  /** Forgets a session that has expired, in both storages and in state (SESS-16). */
  end(): void;
  /** Forgets the session because its person leaves, here and in every tab the same person is signed in (SESS-11, SESS-12). */
  signOut(): void;
}

/** Where a session is stored, and the other tabs that use it. */
export interface SessionStorages {
  readonly persistent: KeyValueStorage;
  readonly tab: KeyValueStorage;
  /** The other tabs of the browser; none unless given. */
  readonly tabs?: OtherTabs;
}

const restoreFrom = (storage: KeyValueStorage): Session | null => {
  const token = storage.read(sessionKeys.token);
  const stored = storage.read(sessionKeys.user);
  const parsed = z.safeParse(user, parseJson(stored));
  // Another tab may be between its two writes: a user without a token is not corrupt.
  if (!parsed.success && (token !== null || stored !== null)) forget(storage);
  return token && parsed.success ? { user: parsed.data, token } : null;
};

// Remove the token first and write it last: another tab must not pair it with another user.
const forget = (storage: KeyValueStorage): void => {
  storage.remove(sessionKeys.token);
  storage.remove(sessionKeys.user);
};

/** Forgets an expired session, unless a newer one is stored in its place. */
const forgetToken = (storage: KeyValueStorage, token: string): void => {
  if (storage.read(sessionKeys.token) === token) forget(storage);
};

const keep = (storage: KeyValueStorage, session: Session): boolean => {
  const kept =
    storage.write(sessionKeys.user, JSON.stringify(z.encode(user, session.user))) &&
    storage.write(sessionKeys.token, session.token);
  if (!kept) forget(storage);
  return kept;
};

const signedOut = z.object({ signedOut: z.string() });

/**
 * Restores the session from persistent storage, else from tab storage (SESS-06). A remembered session starts and ends in
 * all tabs; a tab's own ends when the same person signs out elsewhere. Damaged entries read as signed out.
 */
export const createSessionStore = ({
  persistent,
  tab,
  tabs = noOtherTabs,
}: SessionStorages): SessionStore => {
  const listeners = new Set<(change: SessionChange) => void>();
  const remembered = restoreFrom(persistent);
  let current = remembered ?? restoreFrom(tab);
  /** Whether the session is the remembered one, which all tabs share. */
  let shared = remembered !== null;

  const set = (session: Session | null, change: SessionChange): void => {
    current = session;
    for (const listener of listeners) listener(change);
  };
  const leave = (what: 'ended' | 'signed out', by: SessionChange['by']): void => {
    const left = current;
    const forgetLeft = (storage: KeyValueStorage) =>
      left && what === 'ended' ? forgetToken(storage, left.token) : forget(storage);
    // The tab that ended the shared session has removed it; a newer one may be stored.
    if (by === 'this tab') forgetLeft(persistent);
    forgetLeft(tab);
    shared = false;
    if (left) set(null, { what, by, person: personOf(left.user) });
  };

  /** Rereads the shared session. */
  const look = (): void => {
    const found = restoreFrom(persistent);
    if (found === null) {
      if (shared) leave('ended', 'another tab');
      return;
    }
    shared = true;
    if (found.token === current?.token) return;
    forget(tab);
    set(found, { what: 'started', by: 'another tab', person: personOf(found.user) });
  };

  tabs.onStored(look);
  tabs.onSaid((words) => {
    const heard = signedOut.safeParse(words);
    if (!heard.success) return;
    const { signedOut: person } = heard.data;
    if (current === null) set(null, { what: 'signed out', by: 'another tab', person });
    else if (personOf(current.user) === person) leave('signed out', 'another tab');
  });

  return {
    getSnapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (session, remember = shared) => {
      forget(persistent);
      forget(tab);
      shared = remember && keep(persistent, session);
      if (!shared) keep(tab, session);
      set(session, { what: 'started', by: 'this tab', person: personOf(session.user) });
    },
    end: () => {
      // Another tab may have signed in again before its message arrived.
      const expired = current;
      look();
      if (current === expired) leave('ended', 'this tab');
    },
    signOut: () => {
      if (current) tabs.say({ signedOut: personOf(current.user) });
      leave('signed out', 'this tab');
    },
  };
};

/** The delays of the account screens in milliseconds (CONST-08 to 10). */
export const accountDelays = { afterSignUp: 1000, afterSignIn: 1000, afterSignOut: 500 } as const;
