import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
/** The texts shared by all builder steps. */
export const builderTexts = {
  progress: 'Giftbox progress',
  dots: [
    'Define your project details',
    'View the collection',
    'Choose your products',
    'Add bespoke packaging and a gift note',
  ],
  /** The builder's metadata, the same for every step. */
  about:
    'Compose a gift box for your project: who it is for, what goes in, how it is packed and what the note says.',
  next: 'Next',
  moving: 'One moment',
  failed: 'Something went wrong!',
  tryAgain: errorPanelTexts.tryAgain,
  /** `Min - 50 pcs` (PRD-05). */
  minimum: (pieces: number) => `Min - ${pieces} pcs`,
  /** Announced after each change of the box; the total carries its currency. */
  added: (name: string, total: string) => `${name} added, total ${total}`,
  removed: (name: string, total: string) => `${name} was taken out, total ${total}`,
  replaced: (added: string, removed: string, total: string) =>
    `${added} added instead of ${removed}, total ${total}`,
  repacked: (packs: string, total: string) => `${packs} now, total ${total}`,
  notKept:
    'Your browser does not keep what you choose here. It lasts as long as this page is open, but a reload would lose it.',
  emptied: 'Your last box is still here, until you begin another one.',
  putBack: 'Put everything back',
  repricing: (currency: string) => `Taking the prices in ${currency}`,
  repricingFailed: (currency: string) => `The prices in ${currency} could not be loaded.`,
  repriced: (currency: string) => `Prices are now in ${currency}`,
  noLongerSold: (names: readonly string[]) => `No longer on offer and taken out: ${names.join(', ')}`,
  /** Placeholder for an unknown total. */
  unknown: '–',
} as const;
