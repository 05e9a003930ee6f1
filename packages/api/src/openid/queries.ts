import { read } from '../core/read';
import { readProvider, readSignInWays } from './endpoints';

/** Query options of who signs people in besides this site. */
export const openIdProviderQuery = () => read(readProvider, {});

/** Query options of how the person can sign in. */
export const signInWaysQuery = () => read(readSignInWays, {});
