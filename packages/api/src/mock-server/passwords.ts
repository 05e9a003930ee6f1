import { sha256Of } from '@gifting/client-state/storage/sha256';
import { normalisedPassword } from '@gifting/domain/passwords/passwords';
import { fieldRefusal, found } from '../core/refusal';
import { bearerToken } from '../core/request';
import { done, fieldTexts, missingTexts } from '../core/texts';
import type { HandlersOf, MockServer } from './mock-server';
import { endSessions, findByEmail } from './people';

/** The hash of a password. */
export const hashOf = (password: string): string => sha256Of(normalisedPassword(password));

/** Changes and resets of passwords. There is no mail here: the link of a reset stays in the state. */
export const passwordHandlers = ({ state, nextId }: MockServer): HandlersOf<'passwords'> => {
  return {
    'passwords.change': ({ body, caller, headers }) => {
      const person = caller();
      if (person.passwordHash !== hashOf(body.current_password))
        throw fieldRefusal({ current_password: [fieldTexts.wrongPassword] });
      person.passwordHash = hashOf(body.password);
      person.emailChange = null;
      endSessions(state, person.id, bearerToken(headers.get('authorization')) ?? undefined);
      return done('passwords.change');
    },

    'passwords.forget': ({ body }) => {
      const person = findByEmail(state.people, body.email);
      if (person) state.resets[`mock-reset-${nextId()}`] = person.id;
      return done('passwords.forget');
    },

    'passwords.reset': ({ body }) => {
      const id = state.resets[body.token];
      const person = found(
        state.people.find((other) => other.id === id),
        missingTexts.resetLink,
      );
      for (const [token, personId] of Object.entries(state.resets))
        if (personId === person.id) delete state.resets[token];
      person.passwordHash = hashOf(body.password);
      person.emailChange = null;
      endSessions(state, person.id);
      return done('passwords.reset');
    },
  };
};
