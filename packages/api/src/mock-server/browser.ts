import type { KeyValueStorage } from '@gifting/client-state/storage/storage';
import { setupWorker } from 'msw/browser';
import { mockServerHandlers } from './handlers';

/**
 * Starts the mock server between the page and the network; resolves once it answers. It saves its state to the storage.
 * The page must serve msw's worker script at /mockServiceWorker.js. Over plain http from another machine browsers have no
 * service workers: msw then answers in the page itself, all but pictures that were uploaded.
 */
export const startMockServer = async (storage: KeyValueStorage): Promise<void> => {
  const worker = setupWorker(...mockServerHandlers({ storage }));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
};
