import { allMocks } from '@gifting/api/mocks';
import { delay, getResponse, type HttpHandler, http } from 'msw';
import { asWritten } from './globals';

type Mock = (typeof allMocks)[number];

/** The handlers of each network, made from the mock of every row. */
const networks: Readonly<Record<string, (mock: Mock) => HttpHandler>> = {
  pending: (mock) => mock.pending(),
  offline: (mock) => mock.offline(),
  failing: (mock) => mock.failure(500),
  malformed: (mock) => mock.malformed(),
  empty: (mock) => mock.empty(),
};

const slow = 3000;

let network = asWritten;

/** The handler that answers in place of a story's own; as written and slow, the story's own follow it. */
const instead = http.all('*/api/*', async ({ request }) => {
  const handlerOf = networks[network];
  if (handlerOf) return getResponse(allMocks.map(handlerOf), request);
  if (network === 'slow') await delay(slow);
  return;
});

/** Switches the network of the story to the toolbar's. `use` prepends a handler to the story's own. */
export const switchNetwork = (chosen: string, use: (handler: HttpHandler) => void): void => {
  network = chosen;
  if (chosen !== asWritten) use(instead);
};
