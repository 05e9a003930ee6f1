import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** How the details of recipients go, beyond the specification. */
export const recipientDataScreens = {
  S71: {
    title: 'Delete my details',
    path: paths.claimed,
    begun: true,
    states: {
      'S71.01': 'Offered while the gift can be withdrawn: what goes at once, and that the gift goes back',
      'S71.02': 'Question before the deletion',
      'S71.03': 'Deleted: "Your details have been deleted", the reference alone is left',
      'S71.04': 'Offered while the gift is packed: what is kept until it has arrived',
      'S71.05': 'Asked for: deleted as soon as the gift has arrived',
      'S71.06': 'Offered once nothing will be sent any more: goes at once, the gift stays counted',
      'S71.07': 'Deletion failed: "Something went wrong", everything still there',
      'S71.08': 'What is kept until when, on a narrow screen',
    },
  },
  S72: {
    title: 'Removing a recipient',
    path: null,
    begun: true,
    states: {
      'S72.01': 'Everybody who is kept can be removed',
      'S72.02': 'Question about somebody who was not invited',
      'S72.03': 'Question about somebody who was: their link stops working',
      'S72.04': 'Question about somebody who has claimed: the claim stays',
      'S72.05': 'Removed: "Recipient removed"',
      'S72.06': 'Removed by somebody else before: "They had been removed already"',
      'S72.07': 'Removal failed: "Something went wrong", the person still there',
      'S72.08': 'Removing on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
