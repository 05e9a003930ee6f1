import type { HttpHandler } from 'msw';
import { login, logout, register, socialLogin } from '../account/endpoints';
import { fieldRefusal, MockRefusal } from '../core/mock';
import { done, fieldTexts, refusalTexts } from '../core/texts';
import { hashOf } from './hash';
import { type MockServer, tokenOf } from './mock-server';
import type { Person } from './state';

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Sign-up, sign-in and sign-out. */
export const accountHandlers = ({ state, nextId, on }: MockServer): readonly HttpHandler[] => {
  const find = (email: string): Person | undefined =>
    state.people.find((person) => sameAddress(person.email, email));
  return [
    on(register, async ({ body: { name, email, phone, password, password_confirmation } }) => {
      const passwordHash = await hashOf(password);
      if (password !== password_confirmation)
        throw fieldRefusal({ password_confirmation: [fieldTexts.passwordsDiffer] });
      if (find(email)) throw fieldRefusal({ email: [fieldTexts.emailTaken] });
      state.people.push({ id: nextId(), name, email, phone, role: 'user', passwordHash });
      return done('account.register');
    }),

    on(login, async ({ body }) => {
      const passwordHash = await hashOf(body.password);
      const person = find(body.email.trim());
      if (person?.passwordHash !== passwordHash) throw new MockRefusal(401, refusalTexts.wrongPassword);
      const token = `mock-session-${nextId()}`;
      state.sessions[token] = person.id;
      const { id, name, email, phone, role } = person;
      return { success: true, message: '', data: { user: { id, name, email, phone, role }, token } };
    }),

    on(logout, ({ headers }) => {
      delete state.sessions[tokenOf(headers)];
      return done('account.logout');
    }),

    on(socialLogin, () => {
      throw new MockRefusal(422, refusalTexts.socialLogin);
    }),
  ];
};
