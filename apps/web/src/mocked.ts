import { startMockedApi } from '@gifting/api/mocked/browser';
import { browserStorage } from '@gifting/domain/storage/storage';

/** The web app without a server. Loaded by `npm run dev:mocked` alone, so that nothing of it is in a build. */
export const startMocked = (): Promise<void> => startMockedApi(browserStorage(() => window.localStorage));
