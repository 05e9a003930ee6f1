import { sampleHandlers } from '@gifting/api/mocks';
import { setupWorker } from 'msw/browser';

const unhandled: string[] = [];

/** Starts the worker with every row answering its sample. A request to the API that no row answers is remembered. */
export const startWorker = async () => {
  const worker = setupWorker(...sampleHandlers);
  await worker.start({
    quiet: true,
    onUnhandledRequest: ({ method, url }) => {
      const { pathname } = new URL(url);
      if (pathname.startsWith('/api/')) unhandled.push(`${method} ${pathname}`);
    },
  });
  return worker;
};

/** Forgets what the story before left. */
export const forgetUnhandled = (): void => {
  unhandled.length = 0;
};

/** Fails the story when it asked the API for something no row answers. */
export const refuseUnhandled = (): void => {
  if (unhandled.length > 0) throw new Error(`No row of the API table answers ${unhandled.join(', ')}.`);
};
