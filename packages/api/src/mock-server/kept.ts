import { brand } from '@gifting/domain/brand/brand';
import { type KeyValueStorage, parseJson } from '@gifting/domain/storage/storage';
import * as z from 'zod/mini';
import { type MockServerState, mockedState } from './state';

const key = `${brand.storagePrefix}MockedApi`;

/** The state that was kept; `undefined` when there is none that can be read. */
export const restore = (storage: KeyValueStorage): MockServerState | undefined => {
  const parsed = z.safeParse(mockedState, parseJson(storage.read(key)));
  return parsed.success ? parsed.data : undefined;
};

/** Keeps a state. A storage that is full keeps the one before; the page goes on with the new one until it is loaded anew. */
export const keep = (storage: KeyValueStorage, state: MockServerState): void => {
  storage.write(key, JSON.stringify(state));
};
