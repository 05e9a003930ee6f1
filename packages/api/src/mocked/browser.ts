import type { KeyValueStorage } from '@gifting/domain/storage/storage';
import { setupWorker } from 'msw/browser';
import { mockedHandlers } from './handlers';

/**
 * Puts the mocked API between the page and the network; resolves once it answers. What is done is kept in the storage.
 * The page has to serve msw's worker script at /mockServiceWorker.js.
 */
export const startMockedApi = async (storage: KeyValueStorage): Promise<void> => {
  const worker = setupWorker(...(await mockedHandlers({ storage })));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
};
