/** The texts of a screen that could not be shown. */
export const screenCrashedTexts = {
  title: 'This page did not open',
  text: 'Something on it went wrong, and it is not your doing. What you have put in your gift box is still there.',
  reload: 'Load it again',
  home: 'Go to the home page',
} as const;
