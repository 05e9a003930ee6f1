import { paths } from '@gifting/domain/site/paths';

// Here and not in `app/paths.ts`, whose functions weigh on home.

/** The address of a claim link. */
export const claimPath = (token: string): string => paths.claim.replace(':token', encodeURIComponent(token));

/** The address of a claim's private page. */
export const claimedPath = (secret: string): string =>
  paths.claimed.replace(':secret', encodeURIComponent(secret));
