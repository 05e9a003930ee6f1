import { Refusal } from '@gifting/api/core/refusal';
import { done, refusalTexts } from '@gifting/api/core/texts';
import pLimit from 'p-limit';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { retryAfter } from '../http/retry-after';
import { change, claim, erase, readOwnClaim, viewLink, withdraw } from './claims';

/** Wrong links per client and period before its further wrong links are refused; a client may serve an office. */
const maxGuesses = 200;

/** Claims that are written at once. Those of a campaign follow one another: more would only hold connections and wait. */
const atOnce = 3;

/** Claims that may wait for their turn, some seconds' worth. */
const maxWaiting = 500;

/** Claims by the holders of claim links. */
export const claimRoutes = ({ db, now, mailer, loginThrottle }: Dependencies): HandlersOf<'claims'> => {
  const limit = pLimit(atOnce);
  const inTurn = <Result>(write: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount < maxWaiting) return limit(write);
    throw new Refusal(503, refusalTexts.busy, { headers: { 'Retry-After': retryAfter } });
  };
  return {
    'claims.open': async ({ params, clientAddress }) => {
      const view = await viewLink(db, params.token, now());
      if (view.state === 'unknown link') {
        const wait = await loginThrottle.begin([
          { key: `claim link ${clientAddress()}`, failures: maxGuesses },
        ]);
        if (wait > 0)
          throw new Refusal(429, refusalTexts.manyGuesses, {
            headers: { 'Retry-After': String(Math.ceil(wait / 1000)) },
          });
      }
      return view;
    },

    'claims.make': async ({ params, body }) => ({
      reference: await inTurn(() => claim(db, params.token, body, { now, mailer })),
    }),

    'claims.own': ({ params }) => readOwnClaim(db, params.secret, now()),

    'claims.change': async ({ params, body }) => {
      await inTurn(() => change(db, params.secret, body, { now, mailer }));
      return done('claims.change');
    },

    'claims.withdraw': async ({ params }) => {
      await inTurn(() => withdraw(db, params.secret, now()));
      return done('claims.withdraw');
    },

    'claims.erase': async ({ params }) => {
      await inTurn(() => erase(db, params.secret, now()));
      return done('claims.erase');
    },
  };
};
