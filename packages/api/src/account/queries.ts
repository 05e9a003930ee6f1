import { type SignInForm, type SignUpForm, toRegistration } from '@gifting/domain/account/forms';
import { useMutation } from '@tanstack/react-query';
import { apiOf } from '../core/query-client';
import { login, logout, register } from './endpoints';

/** Opens an account. The screen answers failures itself. */
export const useRegister = () =>
  useMutation({
    mutationFn: (form: SignUpForm, { client }) =>
      apiOf(client).call(register, { body: toRegistration(form) }),
    meta: { handlesErrors: register.handlesErrors },
  });

/** Signs in and answers the user and the token. The screen answers failures itself. */
export const useLogin = () =>
  useMutation({
    mutationFn: ({ email, password }: SignInForm, { client }) =>
      apiOf(client).call(login, { body: { email, password } }),
    meta: { handlesErrors: login.handlesErrors },
  });

/** Ends the session on the server. The caller ends it in the browser, whatever the server says (SESS-11). */
export const useLogout = () =>
  useMutation({
    mutationFn: (_input: undefined, { client }) => apiOf(client).call(logout, {}),
    meta: { handlesErrors: logout.handlesErrors },
  });
