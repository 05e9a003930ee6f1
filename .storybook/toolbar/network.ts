import { allMocks } from '@gifting/api/mocks';
import { getResponse, type HttpHandler, http } from 'msw';
import { asWritten } from './globals';

type Mock = (typeof allMocks)[number];

/** The handlers of each network, made from the mock of every row. */
const networks: Readonly<Record<string, (mock: Mock) => HttpHandler>> = {
  slow: (mock) => mock.slow(),
  pending: (mock) => mock.pending(),
  offline: (mock) => mock.offline(),
  failing: (mock) => mock.failure(500),
  malformed: (mock) => mock.malformed(),
  empty: (mock) => mock.empty(),
};

let network = asWritten;

/** Answers in place of a story's own handlers, or leaves the answer to them: as written, and when slow. */
const instead = http.all('*/api/*', ({ request }) => {
  const handlerOf = networks[network];
  return handlerOf && getResponse(allMocks.map(handlerOf), request);
});

/** Switches the network of the story to the toolbar's. `use` prepends a handler to the story's own. */
export const switchNetwork = (chosen: string, use: (handler: HttpHandler) => void): void => {
  network = chosen;
  if (chosen !== asWritten) use(instead);
};
