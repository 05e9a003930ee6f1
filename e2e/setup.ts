import { buildServer, buildWeb } from '../scripts/lib/build.mjs';

/** Builds once what the test files would otherwise build in parallel. */
export const setup = (): void => {
  buildWeb();
  buildServer();
};
