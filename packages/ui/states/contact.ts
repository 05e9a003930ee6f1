import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** Contact, and the inquiry form on home where inquiries are sent (`site.pages`). */
export const contactScreens = {
  S61: {
    title: 'Contact and inquiries',
    path: paths.contact,
    begun: true,
    states: {
      'S61.01': 'Form as it opens, blank for a visitor',
      'S61.02': 'Email and phone of whoever is signed in are filled in',
      'S61.03': 'Skeleton until the API has said that it takes inquiries',
      'S61.04': 'Stopped: fields blank or malformed, each with its message',
      'S61.05': 'Overlay covers the window while it is sent',
      'S61.06': 'Sent: thanks, with its number and where the answer goes',
      'S61.07': 'Another message begun: email and phone still there',
      'S61.08': 'Refused at a field, everything written still there',
      'S61.09': 'Too many messages: how long to wait, everything written still there',
      'S61.10': 'Failed: "Something went wrong", everything written still there',
      'S61.11': 'Nobody answers: "Network issue, try again.", everything written still there',
      'S61.12': 'What was written is back after a reload',
      'S61.13': 'Contact of the dashboard',
      'S61.14': 'Contact of the dashboard: sent',
      'S61.15': 'Whole form on a narrow screen',
      'S61.16': 'Inquiry on home sent: its number in place of the form',
      'S61.17': 'Inquiry on home failed: said at the message, everything written still there',
      'S61.18': 'Inquiry on home under way: the button waits',
    },
  },
} as const satisfies Record<string, Screen>;
