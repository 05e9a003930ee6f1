import { queryOptions } from '@tanstack/react-query';
import { read } from '../core/read';
import { readProvider, readSignInWays } from './endpoints';

/** Query options of who signs people in besides this site. */
export const openIdProviderQuery = () =>
  queryOptions({
    ...read(readProvider, {}),
    staleTime: Number.POSITIVE_INFINITY,
    // Without an answer there is no button, and there are other ways to sign in.
    meta: { quiet: true },
  });

/** Query options of how the person can sign in. */
export const signInWaysQuery = () => read(readSignInWays, {});
