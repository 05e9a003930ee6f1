import type { Location } from 'react-router-dom';
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

const authScreens: readonly string[] = [paths.signIn, paths.signUp];

/** Only an address of this app may be returned to: a path, never another site, never the sign-in screens themselves. */
const isOwnPath = (from: string): boolean =>
  from.startsWith('/') &&
  !from.startsWith('//') &&
  !from.includes('\\') &&
  !authScreens.includes(from.split(/[?#]/)[0] ?? '');

/** Reads the state a person arrived at sign-in with. Anything unexpected reads as no state. */
export const readArrival = (
  state: unknown,
): { readonly from: string | null; readonly reason: SignInState['reason'] | null } => {
  const parsed = arrival.safeParse(state);
  if (!parsed.success) return { from: null, reason: null };
  const { from, reason: why } = parsed.data;
  return { from: from !== undefined && isOwnPath(from) ? from : null, reason: why ?? null };
};

/** The present address, to come back to. */
export const addressOf = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string => pathname + search + hash;
