/** The texts of a buyer's artwork (`orders.artwork`). */
export const artworkTexts = {
  label: 'Your artwork',
  prompt: 'Choose your logo or artwork',
  hint: 'See it on the lid, the ribbon, the mug and the cap. We keep the file as it is and prepare the mockup from it.',
  kept: 'This file goes with your order, exactly as it is.',
  waiting: 'It stays in this tab for now, and is sent once you have signed in to order.',
  sending: (name: string) => `Sending ${name}`,
  arrived: (name: string) => `${name} is sent`,
  failed: (name: string) => `${name} was not sent. Nothing else is lost.`,
  refused: (name: string, reason: string) => `${name}: ${reason}`,
  lostName: 'A small picture of it',
  lost: 'Only a small picture of it is left in this tab. Choose the file again, so that it goes with your order.',
  tryAgain: 'Try again',
  orderWaits: 'Ordering waits for your artwork: it is not sent yet. Try again above, or remove it.',
  alt: (name: string) => `Preview of ${name}`,
  /** `SVG, 24 kB` */
  facts: (kind: string, size: number) =>
    `${kind.toUpperCase()}, ${Math.max(1, Math.round(size / 1024)).toLocaleString('en-GB')} kB`,
  download: 'Download the original',
  unread: 'The artwork could not be read',
} as const;
