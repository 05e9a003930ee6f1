import { memoryStorage } from '@gifting/client-state/storage/storage';
import { expect, test, vi } from 'vitest';
import { forgetKeptForms } from '#app/kept-forms.ts';
import { createArtworkStore } from './artwork-store';

const sent = { id: '3001', name: 'logo.svg' };
const key = 'unsent:artwork';

test('keeps what was sent over a reload, and a file in memory only', () => {
  const tab = memoryStorage();
  const store = createArtworkStore(tab);
  const changed = vi.fn<() => void>();
  store.subscribe(changed);
  const file = new File(['<svg/>'], 'other.svg');
  store.set({ sent });
  store.set({ file, status: 'failed' });
  expect(store.getSnapshot()).toMatchObject({ sent, file, status: 'failed' });
  expect(createArtworkStore(tab).getSnapshot()).toMatchObject({ sent, file: null });
  expect(changed).toHaveBeenCalledTimes(2);
  store.forget();
  expect(tab.read(key)).toBeNull();
});

test('goes with the forms of a person who signs out', () => {
  const tab = memoryStorage({ [key]: JSON.stringify(sent) });
  forgetKeptForms(tab);
  expect(createArtworkStore(tab).getSnapshot().sent).toBeNull();
});

test.each(['', '{}', '{"id":3001,"name":"logo.svg"}'])('counts %j as none', (stored) => {
  expect(createArtworkStore(memoryStorage({ [key]: stored })).getSnapshot().sent).toBeNull();
});
