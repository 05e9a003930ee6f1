import { mockServerHandlers } from '@gifting/api/mock-server/handlers';
import { setupServer } from 'msw/node';
import { type Provider, providerOf } from './provider';

/** The mock server, intercepting real requests. One that no row answers is an error. */
export const openMockServer = async (): Promise<Provider> => {
  const server = setupServer(...mockServerHandlers());
  server.listen({ onUnhandledRequest: 'error' });
  return providerOf('mock server', fetch, async () => server.close());
};
