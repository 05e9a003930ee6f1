/** The texts of the gifting index. The specification does not describe its content (B-03), so these are our own. */
export const giftingScreenTexts = {
  lead: 'One drawer for each reason to send something. Pull one open.',
  empty: 'The drawers are empty for now.',
  next: 'Have something else in mind?',
  nextText: 'Start with an empty box, put in what you like and see the price as you go.',
  build: 'Build a gift box',
} as const;
