import { Refusal } from '../core/refusal';
import { done, missingTexts, refusalTexts } from '../core/texts';
import { findById, pageOf } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { endSessions } from './people';

/** The administration of people. */
export const peopleHandlers = ({ state }: MockServer): HandlersOf<'people'> => ({
  'people.all': ({ query }) =>
    pageOf(
      state.people
        .map(({ id, name, email, companyName, role, disabled, lastSignInAt }) => ({
          id,
          name,
          email,
          companyName,
          role,
          disabled,
          lastSignInAt,
        }))
        .sort((one, other) => Number(other.id) - Number(one.id)),
      query,
    ),

  'people.update': ({ params, body, caller }) => {
    const person = findById(state.people, params.id, missingTexts.person);
    if (person.id === caller().id) throw new Refusal(422, refusalTexts.notYourself);
    Object.assign(person, body);
    if (body.disabled) endSessions(state, person.id);
    return done('people.update');
  },
});
