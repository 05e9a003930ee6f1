import { logout as logoutRow } from '@gifting/api/account/endpoints';
import { useCommand } from '@gifting/api/core/command';
import { ApiError } from '@gifting/api/core/error';
import { accountDelays } from '@gifting/client-state/account/session';
import { notify } from '#primitives/Toaster/toast.ts';
import { handOverToast } from './handed-toast';
import { paths } from './paths';
import { useServices } from './ServicesProvider';

/** The texts of signing out. */
export const signOutTexts = {
  /** Shown in place of the screen until the page reloads. */
  leaving: 'Signing you out',
  done: 'Logged out successfully',
  failed: 'Something went wrong',
} as const;

/**
 * Signs out: calls the server, ends the session whatever the answer, and reloads home after 500 ms (SESS-10 to 15,
 * Screens unmount at once, so that none calls with an invalid token.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const { session, signingOut, page, tabStorage } = useServices();
  const logout = useCommand(logoutRow);
  return async () => {
    signingOut.begin();
    try {
      const { success, message } = await logout.mutateAsync({});
      if (!success) notify.error(message || signOutTexts.failed);
    } catch (error) {
      notify.error((error instanceof ApiError && error.serverMessage) || signOutTexts.failed);
    }
    // In every tab, user data included.
    session.signOut();
    notify.success(signOutTexts.done);
    handOverToast(tabStorage, signOutTexts.done);
    // Not `useLater`: the calling screen has unmounted by now.
    setTimeout(() => page.reload(paths.home), accountDelays.afterSignOut);
  };
};
