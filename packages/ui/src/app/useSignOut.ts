import { logout as logoutRow } from '@gifting/api/account/endpoints';
import { useCommand } from '@gifting/api/core/command';
import { ApiError } from '@gifting/api/core/error';
import { accountDelays } from '@gifting/client-state/account/session';
import { notify } from '#primitives/Toaster/toast.ts';
import { paths } from './paths';
import { useServices } from './ServicesProvider';

/** The texts of signing out. */
export const signOutTexts = {
  /** Shown in place of the screen until the page is loaded anew. */
  leaving: 'Signing you out',
  done: 'Logged out successfully',
  failed: 'Something went wrong',
} as const;

/**
 * Signs out: tells the server, forgets the session whatever it answers, and 500 ms later loads home anew
 * (SESS-10 to 15, A-09). The screens make room at once, so that none of them calls with a token that is gone.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const { session, signingOut, page } = useServices();
  const logout = useCommand(logoutRow);
  return async () => {
    signingOut.begin();
    try {
      const { success, message } = await logout.mutateAsync({});
      if (!success) notify.error(message || signOutTexts.failed);
    } catch (error) {
      notify.error((error instanceof ApiError && error.serverMessage) || signOutTexts.failed);
    }
    // In every tab, and with what the person has left in them.
    session.signOut();
    notify.success(signOutTexts.done);
    // Not `useLater`: the screen that asked is gone by now.
    setTimeout(() => page.reload(paths.home), accountDelays.afterSignOut);
  };
};
