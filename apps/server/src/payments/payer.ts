import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';

const name = 'payer';

/** A browser that pays, known by a random cookie that no script can read. */
interface Payer {
  readonly hash: string;
  /** The header that makes the browser known, again or for the first time. */
  readonly setCookie: string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const tokenIn = (cookies: string | undefined): string | undefined => {
  const token = cookies === undefined ? undefined : parse(cookies, name)[name];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
};

/** What is kept of the browser a request comes from; `undefined` for one that has not ordered by card. */
export const payerHashOf = (cookies: string | undefined): string | undefined => {
  const token = tokenIn(cookies);
  return token === undefined ? undefined : hashOf(token);
};

/** The browser of an order's buyer. It keeps its cookie over several orders, so that each of their pages is its own. */
export const payerOf = (cookies: string | undefined): Payer => {
  const token = tokenIn(cookies) ?? randomBytes(32).toString('base64url');
  return {
    hash: hashOf(token),
    // Strict: no other site can make this browser pay.
    setCookie: serialize(name, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 24 * 60 * 60,
    }),
  };
};
