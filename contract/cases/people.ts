import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { rowNamed } from '@gifting/api/table';
import type { CasesOf } from '../case';
import { registrationOf, type TestApi } from '../test-api';

const [, admin] = demoUsers;

/** The person that a case acts on, who is signed in. */
let person = { id: '', email: '', token: '' };

const newPerson = async ({ call, signUp }: TestApi): Promise<string> => {
  const body = await signUp();
  const { user, token } = (await call('account.login', { body })).data;
  person = { id: user.id ?? '', email: body.email, token };
  return person.id;
};

const listed = async ({ call }: TestApi) => {
  const { items } = await call('people.all', { query: {} });
  return items.find(({ id }) => id === person.id);
};

const statusOf = async ({ provider }: TestApi) =>
  (await provider.send(rowNamed('profile.read'), {}, person.token)).status;

/** The cases of the administration of people. */
export const peopleCases: CasesOf<'people'> = {
  'people.all': {
    validInput: () => ({ query: {} }),
    variants: {
      'reads pages, the newest first': {
        validInput: async (api) => {
          await newPerson(api);
          return { query: { limit: 1 } };
        },
        effect: {
          observe: async ({ call }, { query }) => {
            const { items, nextCursor } = await call('people.all', { query });
            const next = await call('people.all', { query: { limit: 100, cursor: nextCursor ?? '' } });
            return [
              items.map(({ id }) => id === person.id),
              next.items.some(({ id }) => id === person.id),
              next.items.some(({ email }) => email === admin.email),
            ];
          },
          expected: [[true], false, true],
        },
      },
    },
  },
  'people.update': {
    validInput: async (api) => ({
      params: { id: await newPerson(api) },
      body: { role: 'user', disabled: true },
    }),
    effect: {
      observe: async (api) => {
        const { call, provider } = api;
        const body = { email: person.email, password: registrationOf('').password };
        const refused = await provider.send(rowNamed('account.login'), { body }, null);
        const wrong = await provider.send(
          rowNamed('account.login'),
          { body: { ...body, password: demoPassword } },
          null,
        );
        const disabled = (await listed(api))?.disabled;
        const before = await statusOf(api);
        await call('people.update', { params: { id: person.id }, body: { role: 'user', disabled: false } });
        const { data } = await call('account.login', { body });
        return {
          disabled,
          session: before,
          right: refused.status,
          wrong: wrong.status,
          again: data.user.email === person.email,
        };
      },
      expected: { disabled: true, session: 401, right: 403, wrong: 401, again: true },
    },
    variants: {
      'makes an administrator': {
        validInput: async (api) => ({
          params: { id: await newPerson(api) },
          body: { role: 'admin', disabled: false },
        }),
        effect: {
          observe: async (api) => {
            const { call, provider } = api;
            const reads = async () =>
              (await provider.send(rowNamed('people.all'), { query: {} }, person.token)).status;
            const promoted = await reads();
            await call('people.update', {
              params: { id: person.id },
              body: { role: 'user', disabled: false },
            });
            return [promoted, await reads()];
          },
          expected: [200, 403],
        },
      },
    },
    unknownTargets: () => [
      { params: { id: '1' }, body: { role: 'user', disabled: true } },
      { params: { id: 'unknown' }, body: { role: 'user', disabled: true } },
    ],
    invalidFields: [
      { body: { role: 'owner' }, field: 'role' },
      { body: { disabled: 'no' }, field: 'disabled' },
    ],
  },
};
