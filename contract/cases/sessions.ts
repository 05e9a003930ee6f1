import type { CasesOf } from '../case';
import type { TestApi } from '../test-api';

/** The id of a new session of a demo user. */
const newSession = async ({ call, signIn }: TestApi, person: 'buyer' | 'admin') => {
  const [session] = await call('sessions.list', {}, await signIn(person));
  return session?.id ?? '';
};

/** The cases of the session rows. */
export const sessionCases: CasesOf<'sessions'> = {
  'sessions.renew': { validInput: () => ({}) },
  'sessions.list': {
    validInput: () => ({}),
    session: ({ newUser }) => newUser(),
    effect: {
      observe: async ({ call }, _input, token) =>
        (await call('sessions.list', {}, token)).map(({ current }) => current),
      expected: [true],
    },
  },
  'sessions.end': {
    validInput: async (api) => ({ params: { id: await newSession(api, 'buyer') } }),
    unknownTargets: async (api) => [
      { params: { id: '1' } },
      { params: { id: 'unknown' } },
      { params: { id: await newSession(api, 'admin') } },
    ],
    effect: {
      observe: async ({ call }, { params }) =>
        (await call('sessions.list', {})).some(({ id }) => id === String(params.id)),
      expected: false,
    },
  },
};
