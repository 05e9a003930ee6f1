/** Any origin works for checking that a URL stays on it. */
const here = 'http://app.invalid';

/**
 * A path of this site, as an address after the origin; `null` for any other. Resolved by `URL` as a browser does:
 * `/\evil.example` and `/<tab>/evil.example` are other sites.
 */
export const ownPath = (address: string): string | null => {
  if (!address.startsWith('/') || !URL.canParse(address, here)) return null;
  const { origin, pathname, search, hash } = new URL(address, here);
  return origin !== here || pathname.startsWith('//') ? null : pathname + search + hash;
};
