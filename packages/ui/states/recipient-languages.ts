import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** The languages of the pages behind a claim link, beyond the specification. */
export const recipientLanguageScreens = {
  S73: {
    title: 'Languages of a claim link',
    path: paths.claim,
    begun: true,
    states: {
      'S73.01': 'German, as the browser reads',
      'S73.02': 'French, chosen by hand and kept',
      'S73.03': 'Spanish, chosen by hand and kept',
      'S73.04': 'Arabic: from right to left, in its own faces',
      'S73.05': 'Japanese: the family name first, the address from the postal code on',
      'S73.06': 'English again, chosen by hand and kept',
      'S73.07': 'Form sent blank in Arabic, a message under every required field',
      'S73.08': 'Messages in another language once it is chosen, what was typed still there',
      'S73.09': 'Link that is not yet open, in Arabic, with its day and time',
      'S73.10': 'Arabic on a narrow screen',
      'S73.11': 'German on a narrow screen',
    },
  },
  S74: {
    title: "Languages of a claim's private page",
    path: paths.claimed,
    begun: true,
    states: {
      'S74.01': 'German, with its day and time',
      'S74.02': 'Arabic: from right to left, the address as it was typed',
      'S74.03': 'Japanese: the address from the postal code on',
      'S74.04': 'Question before a withdrawal, in Arabic',
      'S74.05': 'Changed in Japanese: the toast, and the language that mails are written in',
      'S74.06': 'Arabic on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
