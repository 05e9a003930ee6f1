import { accountConfirmation } from '@gifting/domain/confirmation/confirmation';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

/** Whether the caller's e-mail is confirmed (`account.confirmation`). */
export const readConfirmation = endpoint({
  name: 'confirmation.read',
  method: 'GET',
  path: '/v1/confirmation',
  access: 'user',
  response: dataEnvelope(accountConfirmation),
});

/** Mails the caller a link that confirms their e-mail, unless it is confirmed. */
export const sendConfirmation = endpoint({
  name: 'confirmation.send',
  method: 'POST',
  path: '/v1/confirmation/send',
  access: 'user',
  response: commandResult,
  handlesErrors: true,
});

/** Confirms the e-mail of an account for whoever has a mailed link. It works once. */
export const confirmAccount = endpoint({
  name: 'confirmation.confirm',
  method: 'POST',
  path: '/v1/confirmation/confirm',
  access: 'public',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: commandResult,
  handlesErrors: true,
});
