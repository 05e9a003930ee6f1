import { maxPassword, registration } from '@gifting/domain/account/forms';
import { user } from '@gifting/domain/account/user';
import { commandResult, wireText } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

/** Opens an account with role user (API-15). */
export const register = endpoint({
  name: 'account.register',
  method: 'POST',
  path: '/register',
  access: 'public',
  encoding: 'multipart',
  body: registration,
  response: commandResult,
  handlesErrors: true,
});

/** Starts a session (API-16). Its 401 means a wrong password, not an expired session. */
export const login = endpoint({
  name: 'account.login',
  method: 'POST',
  path: '/login',
  access: 'public',
  body: z.object({
    email: z.string().check(z.minLength(1), z.maxLength(255)),
    password: z.string().check(z.minLength(1), z.maxLength(maxPassword)),
  }),
  response: z.object({
    success: z._default(z.boolean(), true),
    message: wireText,
    data: z.object({ user, token: z.string().check(z.minLength(1)) }),
  }),
  handlesErrors: true,
});

/** Ends the session of the token it is called with (API-17). */
export const logout = endpoint({
  name: 'account.logout',
  method: 'POST',
  path: '/logout',
  access: 'user',
  response: commandResult,
  handlesErrors: true,
});

/**
 * Starts a session with a social account (API-18). Defined and never called: its button says that it is not ready
 * . Its body and answer are not specified; the identity service's token is our reading.
 */
export const socialLogin = endpoint({
  name: 'account.socialLogin',
  method: 'POST',
  path: '/social-login',
  access: 'public',
  body: z.object({ access_token: z.string().check(z.minLength(1), z.maxLength(4096)) }),
  response: commandResult,
  handlesErrors: true,
});
