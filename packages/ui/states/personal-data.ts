import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** What is held about a person, and the end of their account (`account.deletion`). */
export const personalDataScreens = {
  S94: {
    title: 'Profile with download and deletion',
    path: paths.profile,
    begun: true,
    states: {
      'S94.01': 'Panel with "Download everything we hold about you" and "Delete this account"',
      'S94.02': 'Being collected: the button says so',
      'S94.03': 'Downloaded: "The file is on its way"',
      'S94.04': 'Download failed: "Something went wrong"',
      'S94.05': 'Dialog: what goes at once, what invoices keep and until when, the password asked for',
      'S94.06': 'Dialog without invoices: "nothing has to stay"',
      'S94.07': 'Dialog while it is looked up',
      'S94.08': 'What becomes of it could not be looked up: said above "Try again"',
      'S94.09': 'Order under way: cannot be deleted, on to the orders',
      'S94.10': 'Last administrator: cannot be deleted, and why',
      'S94.11': 'Account without a password: a fresh sign-in instead',
      'S94.12': 'Password left blank: said at its field',
      'S94.13': 'Password wrong: said at its field',
      'S94.14': 'Too many wrong passwords: how long to wait',
      'S94.15': 'Being deleted: the button says so',
      'S94.16': 'Deleted: signed out everywhere, home says "Your account is deleted"',
      'S94.17': 'Deletion failed: "Something went wrong", the dialog still there',
      'S94.18': 'Nobody answers: "Network issue, try again."',
      'S94.19': 'Dialog on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
