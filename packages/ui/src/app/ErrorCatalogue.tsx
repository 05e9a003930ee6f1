import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '#primitives/Toaster/toast.ts';
import { endsSession, toastOf } from './error-catalogue';
import { paths } from './paths';
import { addressOf } from './return-location';
import { useServices } from './ServicesProvider';
import type { SignInState } from './sign-in-state';

/**
 * Turns failed calls into the toasts of the error catalogue, and a 401 into a redirect to sign-in (SESS-16 to 18); with
 * `redirectOn: 'any'`, every reported failure (ERR-09). Mount it once, inside the router.
 */
export const ErrorCatalogue = () => {
  const { onFailure, session, signingOut, errorPolicy } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);

  useEffect(
    () =>
      onFailure(({ error, handledByCaller }) => {
        // While signing out, ignore calls that fail because the session is gone.
        if (signingOut.getSnapshot()) return;
        // After a new sign-in, ignore failures of the previous session.
        if (error.superseded && endsSession(error) && session.getSnapshot()) return;
        const expired = endsSession(error);
        if (handledByCaller && !expired) return;
        const text = toastOf(error, errorPolicy);
        if (text) notify.error(text);
        if (expired) {
          if (session.getSnapshot() === null) return;
          session.end();
        } else if (errorPolicy.redirectOn === '401') return;
        navigate(paths.signIn, { state: { from: addressOf(here.current) } satisfies SignInState });
      }),
    [onFailure, session, signingOut, errorPolicy, navigate],
  );
  return null;
};
