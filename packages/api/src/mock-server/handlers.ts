import { type HttpHandler, HttpResponse, http } from 'msw';
import { handleRow } from '../core/mock';
import { refusalBody, signedOut } from '../core/refusal';
import { refusalTexts } from '../core/texts';
import { type RowName, type RowNamed, rowNamed, table } from '../table';
import { accountHandlers } from './account';
import { peopleHandlers } from './administration';
import { artworkFileHandler } from './artwork';
import { campaignHandlers, claimsSeen } from './campaigns';
import { catalogueHandlers } from './catalogue';
import { categoryHandlers } from './categories';
import { claimHandlers } from './claims';
import { collectionHandlers } from './collections';
import { confirmationHandlers } from './confirmation';
import { settingHandlers } from './currencies';
import { dashboardHandlers } from './dashboard';
import { giftBoxHandlers } from './gift-boxes';
import { giftingHandlers } from './gifting';
import { inquiryHandlers } from './inquiries';
import { inventoryHandlers } from './inventory';
import { createMockServer, type Handlers, type MockServer, type MockServerSettings } from './mock-server';
import { openIdHandlers } from './openid';
import { orderHandlers } from './orders';
import { packingFileHandlers } from './packing';
import { passwordHandlers } from './passwords';
import { personalDataHandlers } from './personal-data';
import { productHandlers } from './products';
import { profileHandlers } from './profile';
import { proofFileHandler } from './proofs';
import { serviceHandlers } from './services';
import { sessionHandlers } from './sessions';
import { uploadHandler } from './uploads';

/** Only below the root: the dev server also serves modules from a path with `api` in it. */
const nowhere = http.all(/^https?:\/\/[^/]+\/api\//, () =>
  HttpResponse.json(refusalBody({ message: refusalTexts.nowhere }), { status: 404 }),
);

/**
 * A stateful mock of the whole API: it keeps what is added, changed, removed and ordered, by the server's rules. For
 * the web app without a server; a story uses the mocks of its rows.
 */
export const mockServerHandlers = (settings: MockServerSettings = {}): readonly HttpHandler[] =>
  handlersOf(createMockServer(settings));

/** The handlers of a mock server. */
export const handlersOf = (server: MockServer): readonly HttpHandler[] => {
  const handlers: Handlers = {
    ...accountHandlers(server),
    ...confirmationHandlers(),
    ...passwordHandlers(server),
    ...profileHandlers(server),
    ...openIdHandlers(),
    ...personalDataHandlers(server),
    ...sessionHandlers(server),
    ...settingHandlers(),
    ...inquiryHandlers(server),
    ...giftingHandlers(server),
    ...serviceHandlers(server),
    ...collectionHandlers(server),
    ...categoryHandlers(server),
    ...peopleHandlers(server),
    ...productHandlers(server),
    ...catalogueHandlers(server),
    ...giftBoxHandlers(server),
    ...orderHandlers(server),
    ...dashboardHandlers(server),
    ...inventoryHandlers(server),
    ...campaignHandlers(server),
    ...claimHandlers(server),
  };
  const handle = <Name extends RowName>(name: Name): HttpHandler => {
    const row: RowNamed<Name> = rowNamed(name);
    return handleRow(
      row,
      async (request, headers) => {
        const answer = await handlers[name]({
          ...request,
          headers,
          caller: () => {
            const caller = server.findCaller(headers);
            if (!caller) throw signedOut();
            return caller;
          },
        });
        if (row.method !== 'GET') server.save();
        return answer;
      },
      server.findCaller,
    );
  };
  const packing = packingFileHandlers(server.state, (orderId) => {
    const order = server.state.orders.find(({ id }) => id === orderId);
    return order ? claimsSeen(server.state, order, false) : [];
  });
  return [
    ...table.map(({ name }) => handle(name)),
    uploadHandler(server),
    proofFileHandler(server),
    artworkFileHandler(server),
    ...packing,
    nowhere,
  ];
};
