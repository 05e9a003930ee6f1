import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';

const name = 'payer';

/** A browser, identified by a random cookie that scripts cannot read. */
interface Payer {
  readonly hash: string;
  /** The header that sets or renews the cookie. */
  readonly setCookie: string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const tokenIn = (cookies: string | undefined): string | undefined => {
  const token = cookies === undefined ? undefined : parse(cookies, name)[name];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
};

/** The hash that identifies a request's browser; `undefined` for one without an order by card. */
export const payerHashOf = (cookies: string | undefined): string | undefined => {
  const token = tokenIn(cookies);
  return token === undefined ? undefined : hashOf(token);
};

/** Identifies the browser of a buyer. It keeps its cookie over several orders. */
export const payerOf = (cookies: string | undefined, secure: boolean): Payer => {
  const token = tokenIn(cookies) ?? randomBytes(32).toString('base64url');
  return {
    hash: hashOf(token),
    // Strict: no other site can make this browser pay.
    setCookie: serialize(name, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure,
      maxAge: 24 * 60 * 60,
    }),
  };
};
