import { openIdReturnPath } from '@gifting/domain/openid/paths';
import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** Sign-in with an account of an OpenID provider (`account.openid`). */
export const openIdScreens = {
  S83: {
    title: 'Sign-in and sign-up with another account',
    path: paths.signIn,
    begun: true,
    states: {
      'S83.01': 'Button of sign-in with the name of the provider',
      'S83.02': 'Button of sign-up with the name of the provider',
      'S83.03': 'Going to the provider: the button says so',
      'S83.04': 'At the provider, with the way back and whether to be remembered',
      'S83.05': 'Provider does not answer: said calmly, the form still there',
      'S83.06': 'Nobody answers: "Network issue, try again."',
      'S83.07': 'Provider unknown: no button, the form still there',
      'S83.08': 'Button on a narrow screen',
    },
  },
  S84: {
    title: 'Return from the provider',
    path: openIdReturnPath,
    begun: true,
    states: {
      'S84.01': 'Overlay covers the window while the answer is checked',
      'S84.02': '"You are signed in", on to where the person came from',
      'S84.03': '"Your account is open", for a person without one',
      'S84.04': 'Cancelled at the provider: said calmly, on to sign-in',
      'S84.05': 'Answer used up, too old or not for this browser: begin again',
      'S84.06': 'Email not confirmed at the provider: why nothing happened',
      'S84.07': 'Account disabled: whom to ask',
      'S84.08': 'Provider does not answer: the password still works',
      'S84.09': 'Nobody answers: "Network issue, try again."',
      'S84.10': 'Same email as an account here: its password is asked for',
      'S84.11': 'Password left blank: said at its field',
      'S84.12': 'Password wrong: said at its field',
      'S84.13': 'Too many wrong passwords: how long to wait',
      'S84.14': 'Overlay covers the window while the password is checked',
      'S84.15': '"From now on, both sign you in", signed in',
      'S84.16': 'Proof took too long: begin again',
      'S84.17': 'Proof on a narrow screen',
    },
  },
  S85: {
    title: 'Profile with another account',
    path: paths.profile,
    begun: true,
    states: {
      'S85.01': 'Linked account with its email, and "Unlink"',
      'S85.02': 'No linked account: why to link one, and the button with the name of the provider',
      'S85.03': 'At the provider, to be linked',
      'S85.04': 'No password yet: no "Unlink", and in place of Change Password the way to set one',
      'S85.05': 'Unlinked: said in a toast, the way to link is back',
      'S85.06': 'Unlinking failed: "Something went wrong", the account still listed',
      'S85.07': 'Skeleton while the ways are fetched',
      'S85.08': 'Ways could not be fetched: said above "Try again"',
      'S85.09': 'Linked account on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
