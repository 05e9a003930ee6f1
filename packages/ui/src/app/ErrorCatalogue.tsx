import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '#primitives/Toaster/toast.ts';
import { endsSession, toastOf } from './error-catalogue';
import { paths } from './paths';
import { addressOf, type SignInState } from './return-location';
import { useServices } from './ServicesProvider';

/**
 * The one place that turns failed calls into the toasts of the error catalogue, and a 401 into the way to sign-in
 * (SESS-16 to 18); with the policy `redirectOn: 'any'` every failure it tells of (ERR-09). Mounted once, inside the router.
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
        // Whoever is signing out has no use for news of calls that lost their session on the way.
        if (signingOut.getSnapshot()) return;
        // Nor has whoever has signed in anew for news of the session before.
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
