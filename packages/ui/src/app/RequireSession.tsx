import { useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '#primitives/Spinner/Spinner.tsx';
import { paths } from './paths';
import { addressOf } from './return-location';
import { useServices, useSession } from './ServicesProvider';
import type { SignInState } from './sign-in-state';
import { signOutTexts } from './useSignOut';

const notLeaving = () => false;

/**
 * Renders its content for signed-in people; visitors go to sign-in with "Please login first" and return afterwards
 * (DASH-01). During sign-out it shows a message until the page reloads.
 */
export const RequireSession = () => {
  const { signingOut } = useServices();
  const session = useSession();
  // An expired session has its own toast; "Please login first" is for visitors.
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
