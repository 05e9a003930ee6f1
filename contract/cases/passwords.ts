import { demoUsers } from '@gifting/api/demo/users';
import { rowNamed } from '@gifting/api/table';
import type { CasesOf } from '../case';
import { registrationOf, type TestApi } from '../test-api';

const [buyer] = demoUsers;
const password = 'another-long-secret';

/** The person of the last session, who is signed in twice. */
let person = { ...registrationOf(''), elsewhere: '' };

const addressOf = ({ unique }: TestApi, name: string) => `${unique(name).replace(' ', '-')}@fernside.example`;

/** The cases of the password rows. No host reads the mails of another, so the server's own tests follow a link. */
export const passwordCases: CasesOf<'passwords'> = {
  'passwords.change': {
    session: async (api) => {
      const body = await api.signUp();
      const enter = async () => (await api.call('account.login', { body })).data.token;
      person = { ...body, elsewhere: await enter() };
      return enter();
    },
    validInput: () => ({ body: { current_password: registrationOf('').password, password } }),
    invalidFields: [
      { body: { current_password: 'wrong' }, field: 'current_password' },
      { body: { current_password: undefined }, field: 'current_password' },
      { body: { password: 'seven77' }, field: 'password' },
      { body: { password: 'x'.repeat(257) }, field: 'password' },
    ],
    effect: {
      observe: async ({ provider, call }, _input, token) => {
        const statusOf = async (session: string | null) =>
          (await provider.send(rowNamed('orders.own'), { query: {} }, session)).status;
        const { email } = person;
        return {
          here: await statusOf(token),
          elsewhere: await statusOf(person.elsewhere),
          // Typed in full-width letters: the same password.
          name: (await call('account.login', { body: { email, password: 'ａｎｏｔｈｅｒ-long-secret' } }))
            .data.user.name,
        };
      },
      expected: { here: 200, elsewhere: 401, name: 'Noor Haddad' },
    },
  },
  'passwords.forget': {
    validInput: (api) => ({ body: { email: addressOf(api, 'nobody') } }),
    // It does not tell who has an account.
    equivalentInputs: () => [{ body: { email: buyer.email } }],
    invalidFields: [
      { body: { email: '' }, field: 'email' },
      { body: { email: 'buyer' }, field: 'email' },
    ],
  },
  'passwords.reset': {
    validInput: () => ({ body: { token: 'unknown', password } }),
    refusedWith: 404,
    invalidFields: [
      { body: { token: '' }, field: 'token' },
      { body: { password: 'seven77' }, field: 'password' },
    ],
  },
};
