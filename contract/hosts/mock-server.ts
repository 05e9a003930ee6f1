import { mockServerHandlers } from '@gifting/api/mock-server/handlers';
import { setupServer } from 'msw/node';
import { type Host, hostOf } from './host';

/** The stateful mocks, through the network as the client meets them. A call no row answers is an error. */
export const openMockServer = async (): Promise<Host> => {
  const server = setupServer(...(await mockServerHandlers()));
  server.listen({ onUnhandledRequest: 'error' });
  return hostOf('mocks', fetch, async () => server.close());
};
