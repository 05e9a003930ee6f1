import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import type { Signer } from '../database/server-key';

const name = 'device';

/** How long a browser may rely on an earlier sign-in, in seconds. */
const maxAge = 365 * 24 * 60 * 60;

/** Recognises browsers in which an account has signed in before, by a signed cookie (OWASP: device cookies). */
export interface KnownDevices {
  /** The id of a browser that has signed in to the account before; `undefined` for any other. */
  readonly find: (cookies: string | undefined, email: string) => Promise<string | undefined>;
  /** The header that makes the browser known for the account. It keeps the id it has. */
  readonly remember: (email: string, id?: string) => Promise<string>;
}

const textOf = (email: string, id: string): string => `${email.toLowerCase()} ${id}`;

/** Creates the recognition with a server's key. `secure` limits the cookie to https. */
export const createKnownDevices = ({ sign, isSigned }: Signer, secure: boolean): KnownDevices => ({
  find: async (cookies, email) => {
    const cookie = cookies === undefined ? undefined : parse(cookies, name)[name];
    const [, id, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
    if (id === undefined || signature === undefined) return undefined;
    return (await isSigned(textOf(email, id), signature)) ? id : undefined;
  },
  remember: async (email, id = randomBytes(16).toString('base64url')) =>
    serialize(name, `${id}.${await sign(textOf(email, id))}`, {
      path: '/api/login',
      httpOnly: true,
      sameSite: 'Strict',
      secure,
      maxAge,
    }),
});
