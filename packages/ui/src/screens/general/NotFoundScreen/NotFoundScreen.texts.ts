/** The texts of the not-found screen. */
export const notFoundTexts = {
  code: '404',
  title: 'Page not found',
  text: 'We lifted the lid and there is only tissue in it. The address may be old, or a letter may have slipped.',
  home: 'Back to Home',
  builder: 'Start a gift box',
  dashboard: 'Back to the dashboard',
  orders: 'Orders',
} as const;
