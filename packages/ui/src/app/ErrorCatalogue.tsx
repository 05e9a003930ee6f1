import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../primitives/Toaster/toast';
import { endsSession, toastOf } from './error-catalogue';
import { paths } from './paths';
import { addressOf, type SignInState } from './return-location';
import { useServices } from './ServicesProvider';

/**
 * The one place that turns failed calls into the toasts of the error catalogue, and a 401 into the way to sign-in
 * (SESS-16 to 18). Mounted once, inside the router.
 */
export const ErrorCatalogue = () => {
  const { onFailure, session } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);

  useEffect(
    () =>
      onFailure(({ error, answeredByCaller }) => {
        const expired = endsSession(error);
        if (answeredByCaller && !expired) return;
        const text = toastOf(error);
        if (text) notify.error(text);
        if (!expired || session.getSnapshot() === null) return;
        session.end();
        navigate(paths.signIn, { state: { from: addressOf(here.current) } satisfies SignInState });
      }),
    [onFailure, session, navigate],
  );
  return null;
};
