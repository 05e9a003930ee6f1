import { ownPath } from '@gifting/api/core/own-path';
import { matchPath } from 'react-router-dom';
import * as z from 'zod/mini';
import { paths } from './paths';

/** Why a person was sent to sign-in, if a message explains it. */
const reason = z.enum(['login-first']);

const arrival = z.object({
  from: z.optional(z.string()),
  reason: z.optional(reason),
  wroteTo: z.optional(z.string()),
});

/** Navigation state of the sign-in screen: the return location, and why the person was sent. */
export interface SignInState {
  readonly from: string;
  readonly reason?: z.infer<typeof reason>;
}

/** What the navigation state says. */
interface Arrival {
  readonly from: string | null;
  readonly reason: SignInState['reason'] | null;
  /** The address that sign-up has written to. */
  readonly wroteTo: string | null;
}

const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/** The path if it belongs to this app, `null` for other sites and for the sign-in screens, which would redirect again. */
const returnPath = (from: string): string | null => {
  const own = ownPath(from);
  const pathname = own?.split(/[?#]/, 1)[0] ?? '';
  return [paths.signIn, paths.signUp].some((path) => matchPath(path, decoded(pathname))) ? null : own;
};

/** Parses the navigation state of the sign-in screen. Unexpected values become an empty state. */
export const readArrival = (state: unknown): Arrival => {
  const { data: { from, reason: why, wroteTo } = {} } = arrival.safeParse(state);
  return {
    from: from === undefined ? null : returnPath(from),
    reason: why ?? null,
    wroteTo: wroteTo ?? null,
  };
};
