import { confirmAccountRoute } from '@gifting/domain/confirmation/paths';
import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** E-mails that are confirmed before the first order is paid, and the sign-up that mails about them (`account.confirmation`). */
export const confirmationScreens = {
  S89: {
    title: 'Sign-up that tells nobody who has an account',
    path: paths.signUp,
    begun: true,
    states: {
      'S89.01':
        'Signed up: "We have written to amara@example.com" for a new address and a known one, to /sign-in after 1000 ms',
      'S89.02': 'Sign-in says that a mail was written, and to whom',
      'S89.03': 'Too many sign-ups with one address: how long to wait, everything typed still there',
      'S89.04': 'Sign-in with a long address on a narrow screen',
    },
  },
  S90: {
    title: 'Email confirmed by a mailed link',
    path: confirmAccountRoute,
    begun: true,
    states: {
      'S90.01': 'Page as it opens: nothing is sent',
      'S90.02': 'Overlay covers the window while it is confirmed',
      'S90.03': 'Confirmed: on to sign-in for a visitor',
      'S90.04': 'Confirmed: on to the profile for whoever is signed in',
      'S90.05': 'Link used up, too old or unknown: "This link does not work any more", on to another one',
      'S90.06': 'Failed: "Something went wrong", the button still there',
      'S90.07': 'Too many wrong links: how long to wait',
      'S90.08': 'Nobody answers: "Network issue, try again."',
      'S90.09': 'Whole page on a narrow screen',
    },
  },
  S91: {
    title: 'Payment that waits for the email',
    path: paths.payment,
    begun: true,
    states: {
      'S91.01': 'Email not confirmed: said above the box with "Send again", nothing can be ordered',
      'S91.02': 'Mail being sent again: the button says so',
      'S91.03': 'Mail sent again: said in a toast',
      'S91.04': 'Sent again too often: how long to wait',
      'S91.05': 'Sending failed: "Something went wrong"',
      'S91.06': 'Nobody answers: "Network issue, try again."',
      'S91.07': 'Confirmed in another tab: the note goes, said in a toast, what was chosen still there',
      'S91.08': 'Not known whether it is confirmed: the order goes on, and the server’s refusal is shown',
      'S91.09': 'Note on a narrow screen, with a long address',
    },
  },
  S92: {
    title: 'Checkout and profile with an email to be confirmed',
    path: paths.orderDetails,
    begun: true,
    states: {
      'S92.01': 'Checkout says it in time, and can be filled in meanwhile',
      'S92.02': 'Checkout of a visitor says nothing',
      'S92.03': 'Profile: not confirmed yet, with "Send again"',
      'S92.04': 'Profile: confirmed',
      'S92.05': 'Profile: could not be loaded, said above "Try again"',
      'S92.06': 'Profile: confirmed in another tab, said in a toast',
    },
  },
} as const satisfies Record<string, Screen>;
