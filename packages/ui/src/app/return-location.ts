import type { Location } from 'react-router-dom';

/** The current location, to return to after sign-in. */
export const addressOf = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string => pathname + search + hash;
