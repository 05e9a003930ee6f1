import { openSession } from '@gifting/domain/sessions/open-session';
import { sessionLife } from '@gifting/domain/sessions/session-life';
import { commandResult, dataEnvelope, wireList } from '@gifting/domain/wire/wire';
import { endpoint } from '../core/endpoint';
import { byId } from '../core/params';

/** How long the caller's session lasts from now on. The call is a use, which renews it. */
export const renewSession = endpoint({
  name: 'sessions.renew',
  method: 'GET',
  path: '/v1/session',
  access: 'user',
  response: dataEnvelope(sessionLife),
});

/** Where the caller is signed in: the caller's own session first, then the one used last. */
export const listSessions = endpoint({
  name: 'sessions.list',
  method: 'GET',
  path: '/v1/sessions',
  access: 'user',
  response: dataEnvelope(wireList(openSession)),
});

/** Ends one of the caller's sessions. */
export const endSession = endpoint({
  name: 'sessions.end',
  method: 'DELETE',
  path: '/v1/sessions/{id}',
  access: 'user',
  params: byId,
  response: commandResult,
  handlesErrors: true,
});
