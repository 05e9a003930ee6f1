import { done, missingTexts } from '@gifting/api/core/texts';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { keyOf } from '../http/by-key';
import { readPeople, updatePerson } from './repository';

/** The administration of people. */
export const peopleRoutes = ({ db, now }: Dependencies): HandlersOf<'people'> => ({
  'people.all': ({ query }) => readPeople(db, query),

  'people.update': async ({ params, body, caller }) => {
    await updatePerson(db, {
      id: keyOf(params.id, missingTexts.person),
      change: body,
      by: caller().id,
      now: now(),
    });
    return done('people.update');
  },
});
