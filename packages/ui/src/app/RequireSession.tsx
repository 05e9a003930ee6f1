import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from './paths';
import { addressOf, type SignInState } from './return-location';
import { useSession } from './ServicesProvider';

/** Lets signed-in people through; visitors go to sign-in with "Please login first" and come back afterwards (DASH-01). */
export const RequireSession = () => {
  const session = useSession();
  const location = useLocation();
  if (session) return <Outlet />;
  const state: SignInState = { from: addressOf(location), reason: 'login-first' };
  return <Navigate to={paths.signIn} replace state={state} />;
};
