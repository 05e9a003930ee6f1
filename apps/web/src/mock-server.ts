import { startMockServer } from '@gifting/api/mock-server/browser';
import { browserStorage } from '@gifting/client-state/storage/storage';

/** The web app on the mock server. Only `npm run dev:mock-server` loads it, so no build contains it. */
export const startMocking = (): Promise<void> => startMockServer(browserStorage(() => window.localStorage));
