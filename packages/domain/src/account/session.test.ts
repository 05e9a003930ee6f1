import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../storage/storage';
import { createSessionStore, sessionKeys } from './session';

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
  test('ends in both storages and in state, and tells its followers', () => {
    const both = storages();
    const store = createSessionStore(both);
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    store.start(session, true);
    store.end();
    expect(told).toBe(2);
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
  test('of a user without a role is one of role user', () => {
    const persistent = memoryStorage({
      [sessionKeys.user]: '{"name":"Amara","role":"owner"}',
      [sessionKeys.token]: 't',
    });
    expect(createSessionStore({ persistent, tab: memoryStorage() }).getSnapshot()?.user.role).toBe('user');
  });
});
