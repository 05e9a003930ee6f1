import { startMockServer } from '@gifting/api/mock-server/browser';
import { browserStorage } from '@gifting/client-state/storage/storage';

/** The web app without a server. Loaded by `npm run dev:mock-server` alone, so that nothing of it is in a build. */
export const startMocking = (): Promise<void> => startMockServer(browserStorage(() => window.localStorage));
