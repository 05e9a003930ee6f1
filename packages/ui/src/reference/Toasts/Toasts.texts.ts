/** The texts of the toasts page. */
export const toastsPageTexts = {
  title: 'Toasts',
  lead: 'Every toast of the product, by where its text is written.',
  text: 'Text',
} as const;
