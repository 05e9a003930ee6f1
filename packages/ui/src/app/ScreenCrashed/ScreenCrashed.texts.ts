/** The texts shown in place of a screen that crashed or failed to load. */
export const screenCrashedTexts = {
  title: 'This page came undone',
  text: 'Something in it broke, and it is our fault. What you have put in your box is kept. Load the page again, and if it breaks again, start from home.',
  missingTitle: 'This page has not arrived',
  missingText:
    'It was lost on the way: the connection may have dropped, or we have just renewed the site. What you have put in your box is kept. Load the page again, and it should be here.',
  reload: 'Load it again',
  home: 'Back to Home',
} as const;
