import { read } from '../core/read';
import { openLink, readClaim } from './endpoints';

/** Query options of a claim link. */
export const linkQuery = (token: string) => read(openLink, { params: { token } });

/** Query options of a claim, by its secret. */
export const ownClaimQuery = (secret: string) => read(readClaim, { params: { secret } });
