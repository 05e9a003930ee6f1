/** Texts of the page that finds a component by what is needed. */
export const guidesTexts = {
  title: 'Which part?',
  lead: 'Say what a screen needs and see which primitive or pattern does it. Its name opens its page: a sample, its props, do and don’t, keyboard and screen reader.',
  find: 'What is needed',
  need: 'For',
  part: 'Use',
  instead: 'But',
  none: 'No part fits these words. A new one begins with the guide for contributors: look for a library first.',
} as const;
