import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { rowNamed } from '@gifting/api/table';
import type { CasesOf } from '../case';
import { registrationOf } from '../test-api';

const [buyer] = demoUsers;

/** The cases of the account rows. */
export const accountCases: CasesOf<'account'> = {
  'account.register': {
    validInput: ({ unique }) => ({
      body: registrationOf(`${unique('new').replace(' ', '-')}@fernside.example`),
    }),
    invalidFields: [
      { body: { email: '' }, field: 'email' },
      { body: { email: 'unknownId' }, field: 'email' },
      { body: { company_name: ' ' }, field: 'company_name' },
      { body: { phone: undefined }, field: 'phone' },
      { body: { name: 'x'.repeat(256) }, field: 'name' },
      { body: { password: 'seven77', password_confirmation: 'seven77' }, field: 'password' },
      { body: { password_confirmation: 'another' }, field: 'password_confirmation' },
    ],
    // The role is `user`, whatever is sent (ROLE-03).
    effect: {
      observe: async ({ call }, { body }) => {
        const { data } = await call('account.login', {
          body: { email: body.email.toUpperCase(), password: body.password },
        });
        return { name: data.user.name, role: data.user.role };
      },
      expected: { name: 'Noor Haddad', role: 'user' },
    },
    variants: {
      'does not tell who has an account, and leaves it as it is': {
        validInput: () => ({ body: registrationOf(buyer.email.toUpperCase()) }),
        effect: {
          observe: async ({ call, provider }, { body }) => [
            (await call('account.login', { body: { email: buyer.email, password: demoPassword } })).data.user
              .name,
            (await provider.send(rowNamed('account.login'), { body }, null)).status,
          ],
          expected: [buyer.name, 401],
        },
      },
    },
  },
  'account.login': {
    validInput: () => ({ body: { email: buyer.email, password: demoPassword } }),
    invalidFields: [
      { body: { password: undefined }, field: 'password' },
      { body: { email: '' }, field: 'email' },
      { body: { email: 3 }, field: 'email' },
    ],
    otherRefusals: {
      'a wrong password': { body: { password: 'wrong' }, status: 401 },
      'an unknown account': { body: { email: 'unknownId@example.com' }, status: 401 },
    },
    effect: {
      observe: async ({ call }, { body }) => (await call('account.login', { body })).data.user.name,
      expected: buyer.name,
    },
  },
  'account.logout': {
    validInput: () => ({}),
    session: ({ signIn }) => signIn('buyer'),
    effect: {
      observe: async ({ provider }, _input, token) =>
        (await provider.send(rowNamed('orders.own'), { query: {} }, token)).status,
      expected: 401,
    },
  },
  'account.socialLogin': {
    validInput: () => ({ body: { access_token: 'a-token' } }),
    refusedWith: 422,
    invalidFields: [{ body: { access_token: '' }, field: 'access_token' }],
  },
};
