import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** What is held about a person, and the end of their account (`account.deletion`). */
export const personalDataScreens = {
  S86: {
    title: 'Profile with download and deletion',
    path: paths.profile,
    begun: true,
    states: {
      'S86.01': 'Panel with "Download everything we hold about you" and "Delete this account"',
      'S86.02': 'Being collected: the button says so',
      'S86.03': 'Downloaded: "The file is on its way"',
      'S86.04': 'Download failed: "Something went wrong"',
      'S86.05': 'Dialog: what goes at once, what invoices keep and until when, the password asked for',
      'S86.06': 'Dialog without invoices: "nothing has to stay"',
      'S86.07': 'Dialog while it is looked up',
      'S86.08': 'What becomes of it could not be looked up: said above "Try again"',
      'S86.09': 'Order under way: cannot be deleted, on to the orders',
      'S86.10': 'Last administrator: cannot be deleted, and why',
      'S86.11': 'Account without a password: a fresh sign-in instead',
      'S86.12': 'Password left blank: said at its field',
      'S86.13': 'Password wrong: said at its field',
      'S86.14': 'Too many wrong passwords: how long to wait',
      'S86.15': 'Being deleted: the button says so',
      'S86.16': 'Deleted: signed out everywhere, home says "Your account is deleted"',
      'S86.17': 'Deletion failed: "Something went wrong", the dialog still there',
      'S86.18': 'Nobody answers: "Network issue, try again."',
      'S86.19': 'Dialog on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
