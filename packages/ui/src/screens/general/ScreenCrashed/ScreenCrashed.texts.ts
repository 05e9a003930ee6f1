/** The texts in place of a screen that broke. */
export const screenCrashedTexts = {
  title: 'This page came undone',
  text: 'Something in it broke, and it is our fault. What you have put in your box is kept. Load the page again, and if it breaks again, start from home.',
  reload: 'Load it again',
  home: 'Back to Home',
} as const;
