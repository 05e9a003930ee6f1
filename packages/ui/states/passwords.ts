import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** Passwords and sessions where the API has them (`account.passwords`, `account.sessions`). */
export const passwordScreens = {
  S56: {
    title: 'Forgotten password',
    path: paths.forgotPassword,
    begun: true,
    states: {
      'S56.01': 'Form as it opens, blank',
      'S56.02': 'Stopped: email left blank',
      'S56.03': 'Stopped: email is not an address',
      'S56.04': 'Overlay covers the window while the link is asked for',
      'S56.05': '"Look into your mailbox", the same for every address',
      'S56.06': 'Refused: "Too many requests", the address still there',
      'S56.07': 'Failed: "Something went wrong", the address still there',
      'S56.08': 'Nobody answers: "Network issue, try again."',
      'S56.09': 'API without passwords or mail: friendly not-found',
      'S56.10': 'Whole form on a narrow screen',
    },
  },
  S57: {
    title: 'New password by a mailed link',
    path: paths.resetPassword,
    begun: true,
    states: {
      'S57.01': 'Form as it opens, both fields masked; nothing is sent',
      'S57.02': 'Stopped: shorter than 8 characters',
      'S57.03': 'Stopped: typed differently the second time',
      'S57.04': 'Refused: one of the most common passwords, said at its field',
      'S57.05': 'Overlay covers the window while the password is changed',
      'S57.06': '"Your password is changed", on to sign-in',
      'S57.07': 'Link used up or too old: "This link does not work any more", on to a new one',
      'S57.08': 'Failed: "Something went wrong", both passwords still there',
      'S57.09': 'Nobody answers: "Network issue, try again."',
      'S57.10': 'Whole form on a narrow screen',
    },
  },
  S58: {
    title: 'Profile with passwords and sessions',
    path: paths.profile,
    begun: true,
    states: {
      'S58.01': 'Three forms, below them where the person is signed in: "This device" and others',
      'S58.02': 'New password too short: said at its field, nothing sent',
      'S58.03': 'New password confirmed by a different one: stopped',
      'S58.04': 'Present password wrong: said at its field',
      'S58.05': 'New password too common: said at its field',
      'S58.06': 'Changed: said in a toast, the three fields blank again',
      'S58.07': 'Too many wrong passwords: how long to wait, everything typed still there',
      'S58.08': 'Change failed: "Something went wrong", everything typed still there',
      'S58.09': 'Signed in nowhere else',
      'S58.10': 'Skeleton while the list is fetched',
      'S58.11': 'List could not be fetched: said above "Try again"',
      'S58.12': 'Signed out there: said in a toast, the device gone from the list',
      'S58.13': 'Signed out there already: said calmly',
      'S58.14': 'Signing out there failed: "Something went wrong", the device still listed',
      'S58.15': 'Devices on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
