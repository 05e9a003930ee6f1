import { type KeyValueStorage, parseJson } from '@gifting/client-state/storage/storage';
import { brand } from '@gifting/domain/brand/brand';
import * as z from 'zod/mini';
import { type MockServerState, mockedState } from './state';

const key = `${brand.storagePrefix}MockedApi`;

/** Reads the saved state; `undefined` if there is none that can be decoded. */
export const restoreState = (storage: KeyValueStorage): MockServerState | undefined => {
  const parsed = z.safeParse(mockedState, parseJson(storage.read(key)));
  return parsed.success ? parsed.data : undefined;
};

/** Saves a state. If storage is full, the previous one stays there, and the page keeps the new one until a reload. */
export const saveState = (storage: KeyValueStorage, state: MockServerState): void => {
  storage.write(key, JSON.stringify(z.encode(mockedState, state)));
};
