import { done, missingTexts } from '@gifting/api/core/texts';
import { parse } from 'bowser';
import { endOwnSession, guaranteedIdle, listSessions } from '../account/sessions';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { byKey } from '../http/by-key';

/** The name of a browser and its system, as far as it says. */
const deviceOf = (userAgent: string) => {
  // Bowser throws for an empty text.
  const { browser, os } = userAgent === '' ? { browser: {}, os: {} } : parse(userAgent);
  return { browser: browser.name ?? '', system: os.name ?? '' };
};

/** The caller's sessions: how long this one lasts, where the others are, and the end of each. */
export const sessionRoutes = ({ db, now, sessionLifetime }: Dependencies): HandlersOf<'sessions'> => ({
  // Each call of a signed-in person renews the session.
  'sessions.renew': () => ({ idleSeconds: Math.floor(guaranteedIdle(sessionLifetime) / 1000) }),

  'sessions.list': async ({ caller }) => {
    const { id: userId, tokenHash } = caller();
    const living = await listSessions(db, userId, now(), sessionLifetime);
    return living
      .map(({ id, userAgent, createdAt, lastUsedAt, ...session }) => ({
        id: String(id),
        ...deviceOf(userAgent),
        startedAt: createdAt.toISOString(),
        usedAt: lastUsedAt.toISOString(),
        current: session.tokenHash === tokenHash,
      }))
      .sort((one, other) => Number(other.current) - Number(one.current));
  },

  'sessions.end': async ({ params, caller }) => {
    await byKey(params.id, missingTexts.session, (id) => endOwnSession(db, caller().id, id));
    return done('sessions.end');
  },
});
