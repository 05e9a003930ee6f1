/** The texts of an address nothing is at. */
export const notFoundTexts = {
  code: '404',
  title: 'This box is empty',
  text: 'There is nothing at this address. It may have moved, or the link has a typing mistake.',
  home: 'Go to the home page',
  builder: 'Build a gift box',
  dashboard: 'Go to the dashboard',
} as const;
