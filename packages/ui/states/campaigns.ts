import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** What campaigns show with capabilities of the API, beyond the specification's own states. */
export const campaignScreens = {
  S45: {
    title: 'Set Microsite Details modal, saved',
    path: null,
    begun: true,
    states: {
      'S45.01': 'As it opens: what was saved is there, with sizes, gifts per person, opening and time zone',
      'S45.02': 'Never set up: no size asked, every gift for each person, the time zone of the browser',
      'S45.03': 'While the set-up is fetched: the button that opens it is busy',
      'S45.04': 'Set-up could not be fetched: "Something went wrong" above "Try Again"',
      'S45.05': 'Stopped: closes before it opens',
      'S45.06': 'A time that clocks skip, with the time that holds instead said below',
      'S45.07': 'Saved: "Microsite details added successfully", modal gone, sent with its version',
      'S45.08': 'Save failed: "Something went wrong", everything typed still there',
      'S45.09': 'Refused at one field by the server, its message at the field',
      'S45.10': 'Somebody else saved meanwhile: theirs taken over, a choice where both changed',
      'S45.11': 'Modal on a narrow screen',
    },
  },
  S46: {
    title: 'Microsite preview',
    path: paths.campaignPreview,
    begun: true,
    states: {
      'S46.01': 'Skeletons while campaign and set-up are fetched',
      'S46.02': 'One gift of several to choose, none chosen, and until when the page is open',
      'S46.03': 'A gift that asks for its size chosen, the size below',
      'S46.04': 'Two gifts of three chosen, each with its size',
      'S46.05': 'Every gift for each person: a card for each, nothing to choose',
      'S46.06': 'Stopped: no gift, "Please select at least one gift"',
      'S46.07': 'Stopped: more gifts than each person may take',
      'S46.08': 'Stopped: no size, "Please select your size"',
      'S46.09': 'Sent: says that a preview sends nothing',
      'S46.10': 'Set-up could not be fetched: "Something went wrong" above "Try Again"',
      'S46.11': 'No such campaign',
      'S46.12': 'Whole page on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
