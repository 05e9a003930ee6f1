import {
  addressChange,
  emailConfirmation,
  personalChange,
  personalDetails,
  primaryAddress,
  profile,
} from '@gifting/domain/profile/profile';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

/** What the caller's profile holds (`account.profile`). */
export const readProfile = endpoint({
  name: 'profile.read',
  method: 'GET',
  path: '/v1/profile',
  access: 'user',
  response: dataEnvelope(profile),
});

/**
 * Saves who the caller is. Another e-mail is not saved but asked for: both addresses get a link, and it changes once
 * both are confirmed. A change based on an older version is answered with a 409 and what is there.
 */
export const changePersonal = endpoint({
  name: 'profile.changePersonal',
  method: 'POST',
  path: '/v1/profile/personal',
  access: 'user',
  body: personalChange,
  response: dataEnvelope(profile),
  conflict: personalDetails,
  handlesErrors: true,
});

/** Saves the caller's primary address. A change based on an older version is answered with a 409 and what is there. */
export const changeAddress = endpoint({
  name: 'profile.changeAddress',
  method: 'POST',
  path: '/v1/profile/address',
  access: 'user',
  body: addressChange,
  response: dataEnvelope(profile),
  conflict: primaryAddress,
  handlesErrors: true,
});

/** Gives up a change of e-mail that waits: its links work no more. */
export const keepEmail = endpoint({
  name: 'profile.keepEmail',
  method: 'DELETE',
  path: '/v1/profile/email',
  access: 'user',
  response: commandResult,
  handlesErrors: true,
});

/** Confirms a change of e-mail for whoever has one of its two links. Each works once. */
export const confirmEmail = endpoint({
  name: 'profile.confirmEmail',
  method: 'POST',
  path: '/v1/profile/email/confirm',
  access: 'public',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: dataEnvelope(emailConfirmation),
  handlesErrors: true,
});
