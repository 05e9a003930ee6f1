import { startMockServer } from '@gifting/api/mock-server/browser';
import { browserStorage } from '@gifting/client-state/storage/storage';

/** Says why there is no app, where `index.html` has its message for one that does not arrive. */
const showFailure = (error: unknown): void => {
  document
    .querySelector('.late')
    ?.replaceChildren(`The mock server could not start. ${error instanceof Error ? error.message : error}`);
  document.documentElement.dataset.lost = '';
};

/** The web app on the mock server. Only `npm run dev:mock-server` loads it, so no build contains it. */
export const startMocking = async (): Promise<void> => {
  try {
    await startMockServer(browserStorage(() => window.localStorage));
  } catch (error) {
    showFailure(error);
    throw error;
  }
};
