import { Refusal } from '../core/refusal';
import { bearerToken } from '../core/request';
import { done, missingTexts } from '../core/texts';
import { sampleSessionLife } from '../sessions/mocks';
import type { HandlersOf, MockServer } from './mock-server';

/** Where a person is signed in. All sessions are this browser's, which is not told apart here. */
export const sessionHandlers = ({ state }: MockServer): HandlersOf<'sessions'> => {
  const ownOf = (personId: string) =>
    Object.entries(state.sessions).filter(([, session]) => session.personId === personId);
  return {
    'sessions.renew': () => sampleSessionLife,

    'sessions.list': ({ caller, headers }) => {
      const ownToken = bearerToken(headers.get('authorization'));
      return ownOf(caller().id)
        .map(([token, { id, at }]) => ({
          id,
          browser: '',
          system: '',
          startedAt: at,
          usedAt: at,
          current: token === ownToken,
        }))
        .reverse()
        .sort((one, other) => Number(other.current) - Number(one.current));
    },

    'sessions.end': ({ params, caller }) => {
      const [token] = ownOf(caller().id).find(([, { id }]) => id === params.id) ?? [];
      if (token === undefined) throw new Refusal(404, missingTexts.session);
      delete state.sessions[token];
      return done('sessions.end');
    },
  };
};
