import { rowNamed } from '@gifting/api/table';
import type { CasesOf } from '../case';
import { registrationOf, type TestApi } from '../test-api';

const { password } = registrationOf('');

/** What the person of the last session signs in with. */
let person = registrationOf('');

const newPerson = async (api: TestApi): Promise<string> => {
  person = await api.signUp();
  return (await api.call('account.login', { body: person })).data.token;
};

/** The cases of what is held about a person and of deleting an account. */
export const personalDataCases: CasesOf<'personalData'> = {
  'personalData.read': {
    session: newPerson,
    validInput: () => ({}),
    effect: {
      observe: async ({ call }, _input, token) => {
        const { json } = await call('personalData.read', {}, token);
        return { own: json.includes(person.email), secret: /argon2|password_?hash/i.test(json) };
      },
      expected: { own: true, secret: false },
    },
  },
  'personalData.closing': {
    validInput: () => ({}),
    effect: {
      observe: async (api) => {
        const fresh = await api.newUser();
        return api.call('personalData.closing', {}, fresh);
      },
      expected: { obstacle: null, documents: 0, keptUntil: null, asksPassword: true },
    },
  },
  'personalData.close': {
    session: newPerson,
    validInput: () => ({ body: { password } }),
    invalidFields: [
      { body: { password: 'wrong' }, field: 'password' },
      { body: { password: undefined }, field: 'password' },
      { body: { password: 'x'.repeat(257) }, field: 'password' },
    ],
    effect: {
      observe: async ({ provider, call }, _input, token) => {
        const statusOf = async (row: 'orders.own' | 'account.login', input: object, session: string | null) =>
          (await provider.send(rowNamed(row), input, session)).status;
        return {
          session: await statusOf('orders.own', { query: {} }, token),
          signIn: await statusOf('account.login', { body: { email: person.email, password } }, null),
          // The address is free again.
          signUp: (await call('account.register', { body: person }, null)).success,
        };
      },
      expected: { session: 401, signIn: 401, signUp: true },
    },
  },
};
