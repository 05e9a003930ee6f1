import { buildServer, buildWeb } from '../scripts/lib/build.mjs';

/** Builds what the tests start before they start it side by side. */
export const setup = (): void => {
  buildWeb();
  buildServer();
};
