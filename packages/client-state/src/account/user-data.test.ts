import { expect, test, vi } from 'vitest';
import { memoryBrowser } from '../testing/memory-browser';
import { createSessionStore, type Session } from './session';
import { watchUserData } from './user-data';

const sessionOf = (id: string): Session => ({
  user: { id, name: `Person ${id}`, email: '', phone: '', role: 'user' },
  token: `token of ${id}`,
});

/** A tab with a half-filled form in it, and what became of it. */
const openTab = (browser: ReturnType<typeof memoryBrowser>) => {
  const storages = browser.open();
  const load = () => {
    const session = createSessionStore(storages);
    const onStranger = vi.fn();
    watchUserData({
      session,
      tab: storages.tab,
      forget: () => storages.tab.remove('form'),
      onStranger,
    });
    return { session, onStranger };
  };
  return {
    load,
    fill: () => storages.tab.write('form', 'half-filled'),
    isFilled: () => storages.tab.read('form') !== null,
  };
};

test('what a visitor left becomes that of whoever signs in', () => {
  const tab = openTab(memoryBrowser());
  const { session, onStranger } = tab.load();
  tab.fill();
  session.start(sessionOf('7'), false);
  expect(tab.isFilled()).toBe(true);
  expect(onStranger).not.toHaveBeenCalled();
});

test('what a person left waits for them over an expired session and a reload', () => {
  const tab = openTab(memoryBrowser());
  const { session } = tab.load();
  session.start(sessionOf('7'), false);
  tab.fill();
  session.end();
  const { session: again, onStranger } = tab.load();
  again.start({ ...sessionOf('7'), token: 'new' }, false);
  expect(tab.isFilled()).toBe(true);
  expect(onStranger).not.toHaveBeenCalled();
});

test('another person finds nothing of it', () => {
  const tab = openTab(memoryBrowser());
  const { session } = tab.load();
  session.start(sessionOf('7'), false);
  tab.fill();
  session.end();
  const { session: again, onStranger } = tab.load();
  again.start(sessionOf('8'), false);
  expect(tab.isFilled()).toBe(false);
  expect(onStranger).toHaveBeenCalledExactlyOnceWith('this tab');
});

test('nor when they signed in while the tab was closed', () => {
  const browser = memoryBrowser();
  const tab = openTab(browser);
  tab.load().session.start(sessionOf('7'), false);
  tab.fill();
  openTab(browser).load().session.start(sessionOf('8'), true);
  expect(tab.load().session.getSnapshot()?.user.id).toBe('8');
  expect(tab.isFilled()).toBe(false);
});

test('signing out leaves nothing, in any tab', () => {
  const browser = memoryBrowser();
  const [one, other] = [openTab(browser), openTab(browser)];
  const here = one.load();
  const there = other.load();
  here.session.start(sessionOf('7'), true);
  one.fill();
  other.fill();
  here.session.signOut();
  expect([one.isFilled(), other.isFilled()]).toEqual([false, false]);
  expect(here.onStranger).toHaveBeenCalledExactlyOnceWith('this tab');
  expect(there.onStranger).toHaveBeenCalledExactlyOnceWith('another tab');
});

test('signing out takes with it what an expired session left in another tab', () => {
  const browser = memoryBrowser();
  const [one, other] = [openTab(browser), openTab(browser)];
  const there = other.load();
  there.session.start(sessionOf('7'), false);
  other.fill();
  there.session.end();
  const here = one.load();
  here.session.start(sessionOf('7'), false);
  here.session.signOut();
  expect(other.isFilled()).toBe(false);
});

test('a stranger signing out takes nothing', () => {
  const browser = memoryBrowser();
  const [one, other] = [openTab(browser), openTab(browser)];
  other.load().session.start(sessionOf('7'), false);
  other.fill();
  const here = one.load();
  here.session.start(sessionOf('8'), false);
  here.session.signOut();
  expect(other.isFilled()).toBe(true);
});

test('another person who signs in for all tabs finds nothing in any of them', () => {
  const browser = memoryBrowser();
  const [one, other] = [openTab(browser), openTab(browser)];
  const there = other.load();
  there.session.start(sessionOf('7'), false);
  other.fill();
  one.load().session.start(sessionOf('8'), true);
  expect(there.session.getSnapshot()?.user.id).toBe('8');
  expect(other.isFilled()).toBe(false);
  expect(there.onStranger).toHaveBeenCalledExactlyOnceWith('another tab');
});
