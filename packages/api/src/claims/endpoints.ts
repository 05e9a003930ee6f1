import { claimChange, claimRequest, claimView, madeClaim, ownClaim } from '@gifting/domain/campaigns/claim';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

/** The path parameter of a claim link. A malformed token is a wrong one. */
const byToken = z.object({ token: z.string() });

/** The path parameter of a claim's private page. */
const bySecret = z.object({ secret: z.string() });

/** What the holder of a claim link sees (`campaigns.links`). Wrong and revoked links answer alike. */
export const openLink = endpoint({
  name: 'claims.open',
  method: 'GET',
  path: '/v1/claim/{token}',
  access: 'public',
  params: byToken,
  response: dataEnvelope(claimView),
});

/** Claims gifts with a link (`campaigns.claims`); a 409 brings the link as it is now. */
export const makeClaim = endpoint({
  name: 'claims.make',
  method: 'POST',
  path: '/v1/claim/{token}',
  access: 'public',
  params: byToken,
  body: claimRequest,
  response: dataEnvelope(madeClaim),
  conflict: claimView,
  handlesErrors: true,
});

/** A claim by the secret of its private page (`campaigns.claims`). */
export const readClaim = endpoint({
  name: 'claims.own',
  method: 'GET',
  path: '/v1/claimed/{secret}',
  access: 'public',
  params: bySecret,
  response: dataEnvelope(ownClaim),
});

/** Changes gifts, sizes or delivery of a claim until its campaign closes (`campaigns.claims`). */
export const changeClaim = endpoint({
  name: 'claims.change',
  method: 'POST',
  path: '/v1/claimed/{secret}',
  access: 'public',
  params: bySecret,
  body: claimChange,
  response: commandResult,
  conflict: claimView,
  handlesErrors: true,
});

/** Withdraws a claim until its campaign closes: its gifts go back to the others (`campaigns.claims`). */
export const withdrawClaim = endpoint({
  name: 'claims.withdraw',
  method: 'POST',
  path: '/v1/claimed/withdraw/{secret}',
  access: 'public',
  params: bySecret,
  response: commandResult,
  conflict: claimView,
  handlesErrors: true,
});

/**
 * Deletes what is known of a claim's recipient, at once or once the gift has arrived, as its `erasure` says; once more
 * changes nothing (`campaigns.erasure`).
 */
export const eraseClaim = endpoint({
  name: 'claims.erase',
  method: 'POST',
  path: '/v1/claimed/erase/{secret}',
  access: 'public',
  params: bySecret,
  response: commandResult,
  handlesErrors: true,
});
