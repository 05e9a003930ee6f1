import { openIdMinutes } from '@gifting/domain/openid/openid';
import { parse, serialize } from 'hono/utils/cookie';

const name = 'openid';

/** The secret of the sign-in that this browser has begun; `undefined` without one. */
export const readSecret = (cookies: string | undefined): string | undefined =>
  cookies === undefined ? undefined : parse(cookies, name)[name];

/** The header that hands a browser the secret of a sign-in. `secure` limits the cookie to https. */
export const secretCookie = (secret: string, secure: boolean): string =>
  serialize(name, secret, {
    path: '/api/v1/openid',
    httpOnly: true,
    // Strict would keep it back from the page that a provider has sent the person to.
    sameSite: 'Lax',
    secure,
    maxAge: openIdMinutes * 60,
  });
