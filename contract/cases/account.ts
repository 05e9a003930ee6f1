import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { rowNamed } from '@gifting/api/table';
import type { CasesOf } from '../case';
import { registrationOf } from '../test-api';

const [buyer] = demoUsers;

/** How the account rows are called. */
export const accountCases: CasesOf<'account'> = {
  'account.register': {
    ok: ({ unique }) => ({ body: registrationOf(`${unique('new').replace(' ', '-')}@fernside.example`) }),
    refused: [
      { body: { email: '' }, field: 'email' },
      { body: { email: 'nobody' }, field: 'email' },
      { body: { email: buyer.email.toUpperCase() }, field: 'email' },
      { body: { company_name: ' ' }, field: 'company_name' },
      { body: { phone: undefined }, field: 'phone' },
      { body: { name: 'x'.repeat(256) }, field: 'name' },
      { body: { password_confirmation: 'another' }, field: 'password_confirmation' },
    ],
    // Whatever role the form says, the account is a user's (ROLE-03).
    effect: {
      see: async ({ call }, { body }) => {
        const { data } = await call('account.login', {
          body: { email: body.email.toUpperCase(), password: body.password },
        });
        return { name: data.user.name, role: data.user.role };
      },
      shows: { name: 'Noor Haddad', role: 'user' },
    },
  },
  'account.login': {
    ok: () => ({ body: { email: buyer.email, password: demoPassword } }),
    refused: [
      { body: { password: undefined }, field: 'password' },
      { body: { email: '' }, field: 'email' },
      { body: { email: 3 }, field: 'email' },
    ],
    otherwise: {
      'a wrong password': { body: { password: 'wrong' }, status: 401 },
      'an unknown account': { body: { email: 'nobody@example.com' }, status: 401 },
    },
    effect: {
      see: async ({ call }, { body }) => (await call('account.login', { body })).data.user.name,
      shows: buyer.name,
    },
  },
  'account.logout': {
    ok: () => ({}),
    session: ({ signIn }) => signIn('buyer'),
    effect: {
      see: async ({ host }, _input, token) => (await host.send(rowNamed('orders.own'), {}, token)).status,
      shows: 401,
    },
  },
  'account.socialLogin': {
    ok: () => ({ body: { access_token: 'a-token' } }),
    refuses: 422,
    refused: [{ body: { access_token: '' }, field: 'access_token' }],
  },
};
