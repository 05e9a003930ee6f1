import { person, personChange } from '@gifting/domain/people/person';
import { pageEnvelope, pageQuery } from '@gifting/domain/wire/page';
import { commandResult } from '@gifting/domain/wire/wire';
import { endpoint } from '../core/endpoint';
import { byId } from '../core/params';

/** Everybody who has an account, the newest first (`people.manage`). */
export const listPeople = endpoint({
  name: 'people.all',
  method: 'GET',
  path: '/admin/v1/people',
  access: 'admin',
  query: pageQuery,
  response: pageEnvelope(person),
});

/**
 * Decides a person's role, and whether they may sign in; disabling ends their sessions. Administrators do not decide
 * about themselves, so that one always remains.
 */
export const updatePerson = endpoint({
  name: 'people.update',
  method: 'POST',
  path: '/admin/v1/people/{id}',
  access: 'admin',
  params: byId,
  body: personChange,
  response: commandResult,
  handlesErrors: true,
});
