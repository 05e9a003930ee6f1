import { maxPassword } from '@gifting/domain/account/forms';
import { closing, personalData } from '@gifting/domain/personal-data/personal-data';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

/** Everything that is held about the caller (`account.deletion`). */
export const readPersonalData = endpoint({
  name: 'personalData.read',
  method: 'GET',
  path: '/v1/personal-data',
  access: 'user',
  response: dataEnvelope(personalData),
});

/** What becomes of the caller's account if it is deleted, and whether it can be. */
export const readClosing = endpoint({
  name: 'personalData.closing',
  method: 'GET',
  path: '/v1/personal-data/closing',
  access: 'user',
  response: dataEnvelope(closing),
});

/**
 * Deletes the caller's account and ends all sessions. Orders and documents stay as far as the law asks. Needs the present
 * password; an account without one needs a session that began minutes ago.
 */
export const closeAccount = endpoint({
  name: 'personalData.close',
  method: 'POST',
  path: '/v1/personal-data/close',
  access: 'user',
  body: z.object({ password: z._default(z.string().check(z.maxLength(maxPassword)), '') }),
  response: commandResult,
  handlesErrors: true,
});
