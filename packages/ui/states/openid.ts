import { openIdReturnPath } from '@gifting/domain/openid/paths';
import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** Sign-in with an account of an OpenID provider (`account.openid`). */
export const openIdScreens = {
  S91: {
    title: 'Sign-in and sign-up with another account',
    path: paths.signIn,
    begun: true,
    states: {
      'S91.01': 'Button of sign-in with the name of the provider',
      'S91.02': 'Button of sign-up with the name of the provider',
      'S91.03': 'Going to the provider: the button says so',
      'S91.04': 'At the provider, with the way back and whether to be remembered',
      'S91.05': 'Provider does not answer: said calmly, the form still there',
      'S91.06': 'Nobody answers: "Network issue, try again."',
      'S91.07': 'Provider unknown: no button, the form still there',
      'S91.08': 'Button on a narrow screen',
    },
  },
  S92: {
    title: 'Return from the provider',
    path: openIdReturnPath,
    begun: true,
    states: {
      'S92.01': 'Overlay covers the window while the answer is checked',
      'S92.02': '"You are signed in", on to where the person came from',
      'S92.03': '"Your account is open", for a person without one',
      'S92.04': 'Cancelled at the provider: said calmly, on to sign-in',
      'S92.05': 'Answer used up, too old or not for this browser: begin again',
      'S92.06': 'Email not confirmed at the provider: why nothing happened',
      'S92.07': 'Account disabled: whom to ask',
      'S92.08': 'Provider does not answer: the password still works',
      'S92.09': 'Nobody answers: "Network issue, try again."',
      'S92.10': 'Same email as an account here: its password is asked for',
      'S92.11': 'Password left blank: said at its field',
      'S92.12': 'Password wrong: said at its field',
      'S92.13': 'Too many wrong passwords: how long to wait',
      'S92.14': 'Overlay covers the window while the password is checked',
      'S92.15': '"From now on, both sign you in", signed in',
      'S92.16': 'Proof took too long: begin again',
      'S92.17': 'Proof on a narrow screen',
    },
  },
  S93: {
    title: 'Profile with another account',
    path: paths.profile,
    begun: true,
    states: {
      'S93.01': 'Linked account with its email, and "Unlink"',
      'S93.02': 'No linked account: why to link one, and the button with the name of the provider',
      'S93.03': 'At the provider, to be linked',
      'S93.04': 'No password yet: no "Unlink", on to setting one',
      'S93.05': 'Unlinked: said in a toast, the way to link is back',
      'S93.06': 'Unlinking failed: "Something went wrong", the account still listed',
      'S93.07': 'Skeleton while the ways are fetched',
      'S93.08': 'Ways could not be fetched: said above "Try again"',
      'S93.09': 'Linked account on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
