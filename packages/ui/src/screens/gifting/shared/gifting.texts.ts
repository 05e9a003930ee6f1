/** Texts shared by both gifting pages and home's list of categories. */
export const giftingTexts = {
  gifting: 'Gifting',
  discoverMore: 'Discover More',
  /** For assistive technology, where the link is read without its drawer. */
  discoverMoreOf: (name: string) => `Discover More: ${name}`,
  loadingCategories: 'Loading the gifting categories',
  error: 'Something went wrong! Please try again later.',
} as const;
