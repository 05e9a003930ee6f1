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
  removed: (name: string) => `${name} was taken out`,
  notKept:
    'Your browser does not keep what you choose here. It lasts as long as this page is open, but a reload would lose it.',
  repricing: (currency: string) => `Taking the prices in ${currency}`,
  repricingFailed: (currency: string) => `The prices in ${currency} could not be loaded.`,
  repriced: (currency: string) => `Prices are now in ${currency}`,
  noLongerSold: (names: readonly string[]) => `No longer on offer and taken out: ${names.join(', ')}`,
  /** Placeholder for an unknown total. */
  unknown: '–',
} as const;
