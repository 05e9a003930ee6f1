import { type HttpHandler, HttpResponse, http } from 'msw';
import { refusalTexts } from '../core/texts';
import { accountHandlers } from './account';
import { campaignHandlers } from './campaigns';
import { categoryHandlers } from './categories';
import { collectionHandlers } from './collections';
import { settingHandlers } from './currencies';
import { giftBoxHandlers } from './gift-boxes';
import { giftingHandlers } from './gifting';
import { createMockServer, type MockServerSettings } from './mock-server';
import { orderHandlers } from './orders';
import { productHandlers } from './products';
import { serviceHandlers } from './services';
import { uploadHandler } from './uploads';

/** Only below the root: a module of this package is no call, though `api` is in its path. */
const nowhere = http.all(/^https?:\/\/[^/]+\/api\//, () =>
  HttpResponse.json({ success: false, message: refusalTexts.nowhere, errors: {} }, { status: 404 }),
);

/**
 * The whole API without a server: every row answered from one state that keeps what is added, changed, removed and
 * ordered, by the rules the server goes by. For the mock server of the web app; a story takes its rows' own mocks.
 */
export const mockServerHandlers = async (
  settings: MockServerSettings = {},
): Promise<readonly HttpHandler[]> => {
  const server = await createMockServer(settings);
  return [
    ...accountHandlers(server),
    ...settingHandlers(server),
    ...giftingHandlers(server),
    ...serviceHandlers(server),
    ...collectionHandlers(server),
    ...categoryHandlers(server),
    ...productHandlers(server),
    ...giftBoxHandlers(server),
    ...orderHandlers(server),
    ...campaignHandlers(server),
    uploadHandler(server),
    nowhere,
  ];
};
