import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** The languages of the pages behind a claim link, beyond the specification. */
export const recipientLanguageScreens = {
  S76: {
    title: 'Languages of a claim link',
    path: paths.claim,
    begun: true,
    states: {
      'S76.01': 'German, as the browser reads',
      'S76.02': 'French, chosen by hand and kept',
      'S76.03': 'Spanish, chosen by hand and kept',
      'S76.04': 'Arabic: from right to left, in its own faces',
      'S76.05': 'Japanese: the family name first, the address from the postal code on',
      'S76.06': 'English again, chosen by hand and kept',
      'S76.07': 'Form sent blank in Arabic, a message under every required field',
      'S76.08': 'Messages in another language once it is chosen, what was typed still there',
      'S76.09': 'Link that is not yet open, in Arabic, with its day and time',
      'S76.10': 'Arabic on a narrow screen',
      'S76.11': 'German on a narrow screen',
    },
  },
  S77: {
    title: "Languages of a claim's private page",
    path: paths.claimed,
    begun: true,
    states: {
      'S77.01': 'German, with its day and time',
      'S77.02': 'Arabic: from right to left, the address as it was typed',
      'S77.03': 'Japanese: the address from the postal code on',
      'S77.04': 'Question before a withdrawal, in Arabic',
      'S77.05': 'Changed in Japanese: the toast, and the language that mails are written in',
      'S77.06': 'Arabic on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
