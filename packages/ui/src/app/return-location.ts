import { type Location, matchPath } from 'react-router-dom';
import * as z from 'zod/mini';
import { paths } from './paths';

/** Why a person was sent to sign-in, where that is worth a message. */
const reason = z.enum(['login-first']);

const arrival = z.object({ from: z.optional(z.string()), reason: z.optional(reason) });

/** What a link to sign-in carries: the address to come back to, and why the person was sent. */
export interface SignInState {
  readonly from: string;
  readonly reason?: z.infer<typeof reason>;
}

/** Any origin serves to see whether an address stays on it. */
const here = 'http://app.invalid';

const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/**
 * An address as one of this app's own: a path, never another site, never the sign-in screens themselves, from where the
 * person would be sent on again. `null` for anything else. The browser's own reading of addresses decides, since it is the
 * browser that would go there: it takes `/\evil.example` and `/<tab>/evil.example` for another site.
 */
const ownPath = (from: string): string | null => {
  if (!from.startsWith('/') || !URL.canParse(from, here)) return null;
  const { origin, pathname, search, hash } = new URL(from, here);
  if (origin !== here || pathname.startsWith('//')) return null;
  if ([paths.signIn, paths.signUp].some((path) => matchPath(path, decoded(pathname)))) return null;
  return pathname + search + hash;
};

/** Reads the state a person arrived at sign-in with. Anything unexpected reads as no state. */
export const readArrival = (
  state: unknown,
): { readonly from: string | null; readonly reason: SignInState['reason'] | null } => {
  const parsed = arrival.safeParse(state);
  if (!parsed.success) return { from: null, reason: null };
  const { from, reason: why } = parsed.data;
  return { from: from === undefined ? null : ownPath(from), reason: why ?? null };
};

/** The present address, to come back to. */
export const addressOf = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string => pathname + search + hash;
