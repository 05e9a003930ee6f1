import type { LinkState } from '@gifting/domain/campaigns/claim-link';

/** What the page of a link says that cannot be used now: what happened, and what to do next. */
interface LinkStateTexts {
  /** In a word or two. */
  readonly tag: string;
  readonly title: (time: string) => string;
  readonly text: (sender: string) => string;
}

/** The states that are pages of their own. */
export type PagedState = Exclude<LinkState, 'open' | 'gift or size gone'>;

/** The texts of each state. */
export const linkStateTexts: Readonly<Record<PagedState, LinkStateTexts>> = {
  'unknown link': {
    tag: 'Unknown',
    title: () => 'We do not know this link',
    text: () =>
      'A letter may be missing at its end, as happens when an email breaks a long line. Copy the whole link, or ask whoever sent it for a new one.',
  },
  cancelled: {
    tag: 'Cancelled',
    title: () => 'This gift has been cancelled',
    text: (sender) => `${sender} has called it off. Nothing will be sent, and there is nothing to do.`,
  },
  draft: {
    tag: 'In preparation',
    title: () => 'This page is being prepared',
    text: (sender) => `Your link works. ${sender} has not finished the page yet: look again later.`,
  },
  'yours already': {
    tag: 'Yours',
    title: () => 'You have claimed with this link',
    text: () => 'Your claim has a page of its own, where you can change or withdraw it.',
  },
  'claimed by somebody else': {
    tag: 'Claimed',
    title: () => 'Somebody else has used this link',
    text: (sender) =>
      `It works once. If that was you, open the private link you were given then. If it was not, tell ${sender}.`,
  },
  'not yet open': {
    tag: 'Not open yet',
    title: (time) => `It opens ${time}`,
    text: () => 'Your link works. The gifts are not ready yet: come back then to choose yours.',
  },
  closed: {
    tag: 'Closed',
    title: (time) => `This closed ${time}`,
    text: (sender) =>
      `The parcels are being packed, so nothing can be added. ${sender} decides whether a late one is possible.`,
  },
  paused: {
    tag: 'Paused',
    title: () => 'Paused for the moment',
    text: (sender) => `${sender} has paused this gift. What you entered is kept: look again later.`,
  },
  'all gone': {
    tag: 'All gone',
    title: () => 'Every gift has been claimed',
    text: () => 'If one is given back, it is offered here again.',
  },
};

/** What all of them share. */
export const linkStateCommon = {
  unknownSender: 'From a sender we cannot name: this address does not match any gift',
  lookAgain: 'Look again',
  looking: 'Looking',
  openClaim: 'Open my claim',
} as const;
