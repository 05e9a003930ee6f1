import { peoplePath } from '@gifting/domain/people/paths';
import type { Screen } from './screen';

/** The administration of people (`people.manage`). */
export const peopleScreens = {
  S65: {
    title: 'Administration of people',
    path: peoplePath,
    begun: true,
    states: {
      'S65.01': 'Everybody with role, last sign-in and who is disabled; no Edit for oneself',
      'S65.02': 'Skeleton while the list is fetched',
      'S65.03': 'List could not be fetched: said above "Try again"',
      'S65.04': 'Long list: more people at a press',
      'S65.05': 'Dialog with role and sign-in, and what disabling does',
      'S65.06': 'Disabled: said in a toast, and in the row',
      'S65.07': 'Made an administrator: said in a toast, and in the row',
      'S65.08': 'Nothing changed: said, nothing sent',
      'S65.09': 'Refused: the reason, the choice still there',
      'S65.10': 'Account gone meanwhile: said calmly, the dialog closed',
      'S65.11': 'Failed: "Something went wrong", the choice still there',
      'S65.12': 'Nobody answers: "Network issue, try again.", the choice still there',
      'S65.13': 'People on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
