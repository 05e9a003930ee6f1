import { emailField, maxPassword, newPassword } from '@gifting/domain/account/forms';
import { commandResult } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

const password = newPassword('Enter a new password');

/** Changes the caller's password, for whoever knows the present one, and ends the caller's other sessions. */
export const changePassword = endpoint({
  name: 'passwords.change',
  method: 'POST',
  path: '/v1/password',
  access: 'user',
  body: z.object({
    current_password: z.string().check(z.minLength(1), z.maxLength(maxPassword)),
    password,
  }),
  response: commandResult,
  handlesErrors: true,
});

/** Mails a link to a new password. The answer is the same whether or not the address has an account. */
export const forgetPassword = endpoint({
  name: 'passwords.forget',
  method: 'POST',
  path: '/v1/password/forgotten',
  access: 'public',
  body: z.object({ email: emailField('Enter your email') }),
  response: commandResult,
  handlesErrors: true,
});

/** Replaces the password of whoever has a mailed link, which works once, and ends all of their sessions. */
export const resetPassword = endpoint({
  name: 'passwords.reset',
  method: 'POST',
  path: '/v1/password/reset',
  access: 'public',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)), password }),
  response: commandResult,
  handlesErrors: true,
});
