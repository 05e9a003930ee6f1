import { sampleHandlers } from '@gifting/api/mocks';
import { setupWorker } from 'msw/browser';

const unhandled: string[] = [];

/** Starts the worker with all rows answering their samples. Records API requests without a handler. */
export const startWorker = async () => {
  const worker = setupWorker(...sampleHandlers);
  await worker.start({
    quiet: true,
    // Beside the page, wherever Storybook is hosted.
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledRequest: ({ method, url }) => {
      const { pathname } = new URL(url);
      if (pathname.startsWith('/api/')) unhandled.push(`${method} ${pathname}`);
    },
  });
  return worker;
};

/** Clears what the previous story recorded. */
export const forgetUnhandled = (): void => {
  unhandled.length = 0;
};

/** Fails the story if it made an API request without a handler. */
export const refuseUnhandled = (): void => {
  if (unhandled.length > 0) throw new Error(`No row of the API table answers ${unhandled.join(', ')}.`);
};
