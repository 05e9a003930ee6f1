import { maxPassword } from '@gifting/domain/account/forms';
import { openIdProvider, openIdReturn, openIdStart, signInWays } from '@gifting/domain/openid/openid';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { ownPath } from '../core/own-path';

/** How a sign-in at a provider is asked for. `return_to` is where the person came from, on this site. */
const openIdRequest = z.object({
  return_to: z._default(
    z.nullable(
      z.string().check(
        z.maxLength(2000),
        z.refine((path) => ownPath(path) !== null, { error: 'This must be a path of this site' }),
      ),
    ),
    null,
  ),
  remember: z._default(z.boolean(), false),
});

/** Who signs people in besides this site (`account.openid`). A 404 where nobody does. */
export const readProvider = endpoint({
  name: 'openid.provider',
  method: 'GET',
  path: '/v1/openid',
  access: 'public',
  response: dataEnvelope(openIdProvider),
});

/** Begins a sign-in at the provider, in this browser alone: it is told by a cookie. A 503 if the provider does not answer. */
export const startOpenId = endpoint({
  name: 'openid.start',
  method: 'POST',
  path: '/v1/openid/start',
  access: 'public',
  body: openIdRequest,
  response: dataEnvelope(openIdStart),
  handlesErrors: true,
});

/** Begins a sign-in at the provider whose identity is to be linked to the caller's account. */
export const startOpenIdLink = endpoint({
  name: 'openid.startLink',
  method: 'POST',
  path: '/v1/openid/link',
  access: 'user',
  body: openIdRequest,
  response: dataEnvelope(openIdStart),
  handlesErrors: true,
});

/**
 * Ends a sign-in at the provider, once. `query` is that of the page the person was sent back to. An account with the same
 * e-mail is not linked until its password is proved by {@link proveOpenId}.
 */
export const finishOpenId = endpoint({
  name: 'openid.finish',
  method: 'POST',
  path: '/v1/openid/finish',
  access: 'public',
  body: z.object({ query: z.string().check(z.maxLength(8192)) }),
  response: dataEnvelope(openIdReturn),
  handlesErrors: true,
});

/** Links the identity of the browser's last sign-in at the provider to the account whose password is given. */
export const proveOpenId = endpoint({
  name: 'openid.prove',
  method: 'POST',
  path: '/v1/openid/prove',
  access: 'public',
  body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(maxPassword)) }),
  response: dataEnvelope(openIdReturn),
  handlesErrors: true,
});

/** How the caller can sign in. */
export const readSignInWays = endpoint({
  name: 'openid.ways',
  method: 'GET',
  path: '/v1/openid/identity',
  access: 'user',
  response: dataEnvelope(signInWays),
});

/** Unlinks the caller's identity. Refused without a password: nobody could sign in to the account any more. */
export const unlinkOpenId = endpoint({
  name: 'openid.unlink',
  method: 'DELETE',
  path: '/v1/openid/identity',
  access: 'user',
  response: commandResult,
  handlesErrors: true,
});
