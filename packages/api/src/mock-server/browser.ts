import { setupWorker } from 'msw/browser';
import { handlersOf } from './handlers';
import { createMockServer, type MockServer, type MockServerSettings } from './mock-server';
import { type ScenarioOfRow, scenarioHandler } from './scenarios';

type BrowserSettings = MockServerSettings &
  Readonly<{
    /** The address of msw's worker script. */
    worker: string;
    /** The scenarios at the time of a request. */
    scenarios: () => ScenarioOfRow;
  }>;

/**
 * Starts the mock server between the page and the network, for `npm run dev:mocked` and `npm run build:mocked`;
 * resolves once it answers. Over plain http from another machine
 * browsers have no service workers: msw then answers in the page itself, all but pictures that were uploaded.
 */
export const startMockServer = async ({
  worker,
  scenarios,
  ...settings
}: BrowserSettings): Promise<MockServer> => {
  const server = createMockServer(settings);
  await setupWorker(scenarioHandler(scenarios), ...handlersOf(server)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: worker },
  });
  return server;
};
