import { useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '#primitives/Spinner/Spinner.tsx';
import { paths } from './paths';
import { addressOf, type SignInState } from './return-location';
import { useServices, useSession } from './ServicesProvider';
import { signOutTexts } from './useSignOut';

const notLeaving = () => false;

/**
 * Lets signed-in people through; visitors go to sign-in with "Please login first" and come back afterwards (DASH-01).
 * Whoever is signing out is no such visitor: until the page is loaded anew they see that they are leaving.
 */
export const RequireSession = () => {
  const { signingOut } = useServices();
  const session = useSession();
  // Whose session ended in here was told so; "Please login first" is for those who came without one.
  const [cameSignedIn] = useState(session !== null);
  const leaving = useSyncExternalStore(signingOut.subscribe, signingOut.getSnapshot, notLeaving);
  const location = useLocation();
  if (leaving) {
    return (
      <main
        id="main"
        tabIndex={-1}
        className="grid min-h-dvh place-content-center justify-items-center gap-4"
      >
        <Spinner size="lg" />
        <h1 className="t-heading">{signOutTexts.leaving}</h1>
      </main>
    );
  }
  if (session) return <Outlet />;
  const state: SignInState = {
    from: addressOf(location),
    ...(!cameSignedIn && { reason: 'login-first' }),
  };
  return <Navigate to={paths.signIn} replace state={state} />;
};
