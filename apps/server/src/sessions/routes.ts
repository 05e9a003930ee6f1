import { guaranteedIdle } from '../account/sessions';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';

/** The life of the caller's session, which each call of a signed-in person renews. */
export const sessionRoutes = ({ sessionLifetime }: Dependencies): HandlersOf<'sessions'> => ({
  'sessions.renew': () => ({ idleSeconds: Math.floor(guaranteedIdle(sessionLifetime) / 1000) }),
});
