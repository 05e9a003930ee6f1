import { sessionLife } from '@gifting/domain/sessions/session-life';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { endpoint } from '../core/endpoint';

/** How long the caller's session lasts from now on. The call is a use, which renews it. */
export const renewSession = endpoint({
  name: 'sessions.renew',
  method: 'GET',
  path: '/v1/session',
  access: 'user',
  response: dataEnvelope(sessionLife),
});
