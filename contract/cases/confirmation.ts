import { confirmAccountPath } from '@gifting/domain/confirmation/paths';
import type { CasesOf } from '../case';
import { registrationOf, type TestApi } from '../test-api';

/** The address of the person of the last session. */
let email = '';

/** Somebody who has signed up and not looked into their mailbox yet. */
const newPerson = async ({ call, unique }: TestApi): Promise<string> => {
  const body = registrationOf(`${unique('unconfirmed').replace(' ', '-')}@fernside.example`);
  email = body.email;
  await call('account.register', { body }, null);
  return (await call('account.login', { body })).data.token;
};

/** The cases of confirmed e-mails. The mock server writes no mails: there every account is confirmed. */
export const confirmationCases: CasesOf<'confirmation'> = {
  'confirmation.read': {
    validInput: () => ({}),
    session: ({ newUser }) => newUser(),
    effect: {
      observe: async ({ call }, _input, token) => {
        const { confirmed, ordersWait } = await call('confirmation.read', {}, token);
        return { confirmed, ordersWait };
      },
      expected: { confirmed: true, ordersWait: false },
    },
  },
  'confirmation.send': {
    validInput: () => ({}),
    session: newPerson,
    effect: {
      observe: async ({ provider, call, mailedToken }, _input, token) => {
        if (provider.mailTo)
          await call(
            'confirmation.confirm',
            { body: { token: await mailedToken(email, confirmAccountPath) } },
            null,
          );
        return (await call('confirmation.read', {}, token)).confirmed;
      },
      expected: true,
    },
  },
  'confirmation.confirm': {
    validInput: () => ({ body: { token: 'unknown' } }),
    refusedWith: 404,
    invalidFields: [{ body: { token: '' }, field: 'token' }],
  },
};
