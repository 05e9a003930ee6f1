import type { KeyValueStorage } from '@gifting/client-state/storage/storage';
import { setupWorker } from 'msw/browser';
import { mockServerHandlers } from './handlers';

/**
 * Starts the mock server between the page and the network; resolves once it answers. It saves its state to the storage.
 * The page must serve msw's worker script at /mockServiceWorker.js.
 */
export const startMockServer = async (storage: KeyValueStorage): Promise<void> => {
  const worker = setupWorker(...(await mockServerHandlers({ storage })));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
};
