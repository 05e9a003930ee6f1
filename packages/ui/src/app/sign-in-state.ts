import { matchPath } from 'react-router-dom';
import * as z from 'zod/mini';
import { paths } from './paths';

/** Why a person was sent to sign-in, if a message explains it. */
const reason = z.enum(['login-first']);

const arrival = z.object({ from: z.optional(z.string()), reason: z.optional(reason) });

/** Navigation state of the sign-in screen: the return location, and why the person was sent. */
export interface SignInState {
  readonly from: string;
  readonly reason?: z.infer<typeof reason>;
}

/** Any origin works for checking that a URL stays on it. */
const here = 'http://app.invalid';

const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/**
 * The path if it belongs to this app, `null` for other sites and for the sign-in screens, which would redirect again.
 * Resolved by `URL` as a browser does: `/\evil.example` and `/<tab>/evil.example` are other sites.
 */
const ownPath = (from: string): string | null => {
  if (!from.startsWith('/') || !URL.canParse(from, here)) return null;
  const { origin, pathname, search, hash } = new URL(from, here);
  if (origin !== here || pathname.startsWith('//')) return null;
  if ([paths.signIn, paths.signUp].some((path) => matchPath(path, decoded(pathname)))) return null;
  return pathname + search + hash;
};

/** Parses the navigation state of the sign-in screen. Unexpected values become an empty state. */
export const readArrival = (
  state: unknown,
): { readonly from: string | null; readonly reason: SignInState['reason'] | null } => {
  const parsed = arrival.safeParse(state);
  if (!parsed.success) return { from: null, reason: null };
  const { from, reason: why } = parsed.data;
  return { from: from === undefined ? null : ownPath(from), reason: why ?? null };
};
