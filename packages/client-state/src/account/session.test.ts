import { sessionKeys } from '@gifting/domain/account/session-keys';
import { describe, expect, test } from 'vitest';
import { type KeyValueStorage, memoryStorage } from '../storage/storage';
import { memoryBrowser } from '../testing/memory-browser';
import { createSessionStore, type SessionChange } from './session';

const session = {
  user: { id: '7', name: 'Amara', email: 'a@b.example', phone: '', role: 'user' },
  token: 't',
} as const;
const storages = () => ({ persistent: memoryStorage(), tab: memoryStorage() });

describe('the session', () => {
  test('is kept for good with Remember me, and restored', () => {
    const both = storages();
    createSessionStore(both).start(session, true);
    expect(both.persistent.read(sessionKeys.token)).toBe('t');
    expect(both.tab.read(sessionKeys.token)).toBeNull();
    expect(createSessionStore(both).getSnapshot()).toEqual(session);
  });
  test('is kept for the tab without it, and a persistent copy is removed', () => {
    const both = storages();
    createSessionStore(both).start({ ...session, token: 'old' }, true);
    createSessionStore(both).start(session, false);
    expect(both.persistent.read(sessionKeys.user)).toBeNull();
    expect(createSessionStore(both).getSnapshot()).toEqual(session);
  });
  test.each([true, false])('stays where it is kept when its person changes, remembered: %s', (remember) => {
    const both = storages();
    const store = createSessionStore(both);
    store.start(session, remember);
    const renamed = { ...session, user: { ...session.user, name: 'Amara Lind' } };
    store.start(renamed);
    expect(both.persistent.read(sessionKeys.token)).toBe(remember ? 't' : null);
    expect(createSessionStore(both).getSnapshot()).toEqual(renamed);
  });
  test('ends in both storages and in state, and tells its followers', () => {
    const both = storages();
    const store = createSessionStore(both);
    const told: SessionChange[] = [];
    store.subscribe((change) => told.push(change));
    store.start(session, true);
    store.end();
    expect(told).toEqual([
      { what: 'started', by: 'this tab', person: '7' },
      { what: 'ended', by: 'this tab', person: '7' },
    ]);
    expect(store.getSnapshot()).toBeNull();
    expect(createSessionStore(both).getSnapshot()).toBeNull();
  });
  test.each([
    ['a damaged user', { [sessionKeys.user]: '{"name"', [sessionKeys.token]: 't' }],
    ['no token', { [sessionKeys.user]: '{"name":"Amara"}' }],
    ['a list for a user', { [sessionKeys.user]: '[1]', [sessionKeys.token]: 't' }],
  ])('reads %s as signed out', (_name, entries) => {
    expect(
      createSessionStore({ persistent: memoryStorage(entries), tab: memoryStorage() }).getSnapshot(),
    ).toBeNull();
  });
  test('that expired leaves a newer one of the same tab alone', () => {
    const both = storages();
    const restored = createSessionStore(both);
    restored.start(session, false);
    // A later page of the tab signed in; then Back restored this one from the back/forward cache.
    createSessionStore(both).start({ ...session, token: 'newer' }, false);
    restored.end();
    expect(both.tab.read(sessionKeys.token)).toBe('newer');
  });
  test('that is damaged is removed, and its token too', () => {
    const both = storages();
    createSessionStore(both).start(session, true);
    both.persistent.write(sessionKeys.user, '[7]');
    expect(createSessionStore(both).getSnapshot()).toBeNull();
    expect([sessionKeys.user, sessionKeys.token].map(both.persistent.read)).toEqual([null, null]);
  });
  test('of a user without a role is one of role user', () => {
    const persistent = memoryStorage({
      [sessionKeys.user]: '{"name":"Amara","role":"owner"}',
      [sessionKeys.token]: 't',
    });
    expect(createSessionStore({ persistent, tab: memoryStorage() }).getSnapshot()?.user.role).toBe('user');
  });
});

const refusing: KeyValueStorage = {
  read: () => null,
  write: () => false,
  remove: () => undefined,
  keys: () => [],
};

describe('where storage keeps nothing', () => {
  test('a session that cannot be kept for good is kept for the tab', () => {
    const tab = memoryStorage();
    createSessionStore({ persistent: refusing, tab }).start(session, true);
    expect(createSessionStore({ persistent: refusing, tab }).getSnapshot()).toEqual(session);
  });
  test('it lasts as long as the page, whatever other tabs do', () => {
    const browser = memoryBrowser();
    const { tabs } = browser.open();
    const store = createSessionStore({ persistent: refusing, tab: refusing, tabs });
    store.start(session, true);
    browser.open().persistent.write(sessionKeys.token, 'half a session');
    expect(store.getSnapshot()).toEqual(session);
  });
  test('a storage that is full after the first entry keeps neither', () => {
    const kept = memoryStorage();
    const full = {
      ...kept,
      write: (key: string, value: string) => key === sessionKeys.user && kept.write(key, value),
    };
    createSessionStore({ persistent: full, tab: refusing }).start(session, true);
    expect(kept.read(sessionKeys.user)).toBeNull();
  });
});

describe('over several tabs', () => {
  const other = { user: { ...session.user, id: '8', name: 'Boris' }, token: 'u' } as const;
  const twoTabs = () => {
    const browser = memoryBrowser();
    const [one, two] = [browser.open(), browser.open()];
    return { here: createSessionStore(one), there: createSessionStore(two), two };
  };

  test('a remembered session starts and ends in all of them', () => {
    const { here, there } = twoTabs();
    here.start(session, true);
    expect(there.getSnapshot()).toEqual(session);
    there.signOut();
    expect(here.getSnapshot()).toBeNull();
    there.start(session, true);
    there.end();
    expect(here.getSnapshot()).toBeNull();
  });
  test('no tab ever finds a token beside the name of somebody else', () => {
    const { here, there } = twoTabs();
    const seen: unknown[] = [];
    there.subscribe(() => seen.push(there.getSnapshot()));
    here.start(session, true);
    here.start(other, true);
    expect(seen).toEqual([session, null, other]);
  });
  test('a session for one tab is no other tab’s', () => {
    const { here, there } = twoTabs();
    here.start(session, false);
    expect(there.getSnapshot()).toBeNull();
  });
  test('signing out ends the same person’s sessions in the other tabs, and nobody else’s', () => {
    const { here, there } = twoTabs();
    here.start(session, false);
    there.start({ ...session, token: 'second' }, false);
    here.signOut();
    expect(there.getSnapshot()).toBeNull();
    here.start(session, false);
    there.start(other, false);
    here.signOut();
    expect(there.getSnapshot()).toEqual(other);
  });
  test('a session that expired in one tab is left to the others where it is theirs', () => {
    const { here, there } = twoTabs();
    here.start(session, false);
    there.start({ ...session, token: 'second' }, false);
    here.end();
    expect(there.getSnapshot()?.token).toBe('second');
  });
  test('a remembered session takes the place of one for the tab', () => {
    const { here, there, two } = twoTabs();
    there.start(session, false);
    here.start(other, true);
    expect(there.getSnapshot()).toEqual(other);
    expect(two.tab.read(sessionKeys.token)).toBeNull();
  });
  test('an expiry does not end the session another tab has just begun', () => {
    const browser = memoryBrowser();
    const [one, two] = [browser.open(), browser.open()];
    const here = createSessionStore(one);
    here.start(session, true);
    const deaf = createSessionStore({ persistent: two.persistent, tab: two.tab });
    here.start({ ...session, token: 'renewed' }, true);
    deaf.end();
    expect(deaf.getSnapshot()?.token).toBe('renewed');
    expect(here.getSnapshot()?.token).toBe('renewed');
  });
  test.each([null, 'signed out', { signedOut: 7 }, []])('%j is not understood', (words) => {
    const browser = memoryBrowser();
    const store = createSessionStore(browser.open());
    store.start(session, true);
    browser.open().tabs.say(words);
    expect(store.getSnapshot()).toEqual(session);
  });
});
