import { memoryStorage } from '@gifting/client-state/storage/storage';
import { expect, test, vi } from 'vitest';
import { forgetKeptForms } from '#app/kept-forms.ts';
import { createBuyerLogoStore } from './buyer-logo-store';

const logo = 'data:image/png;base64,iVBORw0KGgo=';
const key = 'unsent:buyer-logo';

test('keeps the logo in the tab until it is taken off', () => {
  const tab = memoryStorage();
  const store = createBuyerLogoStore(tab);
  const changed = vi.fn<() => void>();
  store.subscribe(changed);
  store.set(logo);
  expect(createBuyerLogoStore(tab).getSnapshot()).toBe(logo);
  store.set(null);
  expect(tab.read(key)).toBeNull();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('goes with the forms of a person who signs out', () => {
  const tab = memoryStorage({ [key]: logo });
  forgetKeptForms(tab);
  expect(createBuyerLogoStore(tab).getSnapshot()).toBeNull();
});

test.each(['', 'https://example.com/logo.png', `${logo}") no-repeat; color: red`])(
  'counts %j as no logo',
  (stored) => {
    expect(createBuyerLogoStore(memoryStorage({ [key]: stored })).getSnapshot()).toBeNull();
  },
);
