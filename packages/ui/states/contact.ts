import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** Contact, and the inquiry form on home where inquiries are sent (`site.pages`). */
export const contactScreens = {
  S64: {
    title: 'Contact and inquiries',
    path: paths.contact,
    begun: true,
    states: {
      'S64.01': 'Form as it opens, blank for a visitor',
      'S64.02': 'Email and phone of whoever is signed in are filled in',
      'S64.03': 'Skeleton until the API has said that it takes inquiries',
      'S64.04': 'Stopped: fields blank or malformed, each with its message',
      'S64.05': 'Overlay covers the window while it is sent',
      'S64.06': 'Sent: thanks, with its number and where the answer goes',
      'S64.07': 'Another message begun: email and phone still there',
      'S64.08': 'Refused at a field, everything written still there',
      'S64.09': 'Too many messages: how long to wait, everything written still there',
      'S64.10': 'Failed: "Something went wrong", everything written still there',
      'S64.11': 'Nobody answers: "Network issue, try again.", everything written still there',
      'S64.12': 'What was written is back after a reload',
      'S64.13': 'Contact of the dashboard',
      'S64.14': 'Contact of the dashboard: sent',
      'S64.15': 'Whole form on a narrow screen',
      'S64.16': 'Form on home: overlay covers the window while it is sent',
      'S64.17': 'Form on home: sent, thanks in its place with its number',
      'S64.18': 'Form on home: another message begun, email and phone still there',
      'S64.19': 'Form on home: refused at a field, everything written still there',
      'S64.20': 'Form on home: failed, everything written still there',
    },
  },
} as const satisfies Record<string, Screen>;
