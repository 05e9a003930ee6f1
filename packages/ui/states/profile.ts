import { confirmEmailRoute } from '@gifting/domain/profile/paths';
import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** The profile where the API keeps it (`account.profile`), and the page of the links of a change of e-mail. */
export const profileScreens = {
  S62: {
    title: 'Profile that is saved',
    path: paths.profile,
    begun: true,
    states: {
      'S62.01': 'Two forms with what is saved in them, the label beside them filled',
      'S62.02': 'Skeletons in place of the two forms while the profile is fetched',
      'S62.03': 'Profile could not be fetched: said above "Try again", password and devices still there',
      'S62.04': 'Details being saved: the button says so',
      'S62.05': 'Details saved: said in a toast, the session has the new name',
      'S62.06': 'Stopped: fields blank or malformed, each with its message',
      'S62.07': 'Refused by the server: said at its field, everything typed still there',
      'S62.08': 'Changed elsewhere: what was saved is shown against what was typed, and chosen',
      'S62.09': 'Saved after the choice, with the newer version',
      'S62.10': 'Failed: "Something went wrong", everything typed still there',
      'S62.11': 'Nobody answers: "Network issue, try again.", everything typed still there',
      'S62.12': 'Another email: asked for at both addresses, how far each is, until when',
      'S62.13': 'Change of email given up: said in a toast, the note gone',
      'S62.14': 'Too many changes of the email: how long to wait, everything typed still there',
      'S62.15': 'Server without mails: email cannot be changed, and why',
      'S62.16': 'Primary address saved, lines 2 and 3 left blank',
      'S62.17': 'Primary address changed elsewhere, shown against what was typed',
      'S62.18': 'Forms and a waiting change of email on a narrow screen',
      'S62.19': 'Primary address filled into a blank checkout, and said so',
    },
  },
  S63: {
    title: 'New email by a mailed link',
    path: confirmEmailRoute,
    begun: true,
    states: {
      'S63.01': 'Page as it opens: nothing is sent',
      'S63.02': 'Overlay covers the window while it is confirmed',
      'S63.03': 'Confirmed at the present address: on to the mail at the new one',
      'S63.04': 'Confirmed at the new address: on to the mail at the present one',
      'S63.05': 'Confirmed at both: "The email is changed"',
      'S63.06': 'Link used up or too old: "This link does not work any more"',
      'S63.07': 'Failed: "Something went wrong", the button still there',
      'S63.08': 'Nobody answers: "Network issue, try again."',
      'S63.09': 'Whole page on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
