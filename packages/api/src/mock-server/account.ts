import { Refusal } from '../core/refusal';
import { bearerToken } from '../core/request';
import { done, refusalTexts, wroteText } from '../core/texts';
import type { HandlersOf, MockServer } from './mock-server';
import { hashOf } from './passwords';
import { findByEmail, newPerson } from './people';
import type { Person } from './state';

/** Sign-up, sign-in and sign-out. */
export const accountHandlers = ({ state, nextId, now }: MockServer): HandlersOf<'account'> => {
  const find = (email: string): Person | undefined => findByEmail(state.people, email);
  return {
    'account.register': ({ body: { name, email, phone, companyName, companyAddress, password } }) => {
      const passwordHash = hashOf(password);
      // It tells nobody which addresses have an account.
      const answer = { success: true, message: wroteText(email) };
      if (find(email)) return answer;
      state.people.push(
        newPerson({
          id: nextId(),
          name,
          email,
          phone,
          companyName,
          companyAddress,
          role: 'user',
          passwordHash,
        }),
      );
      return answer;
    },

    'account.login': ({ body }) => {
      const passwordHash = hashOf(body.password);
      const person = find(body.email.trim());
      if (person?.passwordHash !== passwordHash) throw new Refusal(401, refusalTexts.wrongPassword);
      if (person.disabled) throw new Refusal(403, refusalTexts.disabled);
      const at = now().toISOString();
      person.lastSignInAt = at;
      const sessionId = nextId();
      const token = `mock-session-${sessionId}`;
      state.sessions[token] = { id: sessionId, personId: person.id, at };
      const { id, name, email, phone, role } = person;
      return { success: true, message: '', data: { user: { id, name, email, phone, role }, token } };
    },

    'account.logout': ({ headers }) => {
      delete state.sessions[bearerToken(headers.get('authorization')) ?? ''];
      return done('account.logout');
    },

    'account.socialLogin': () => {
      throw new Refusal(422, refusalTexts.socialLogin);
    },
  };
};
