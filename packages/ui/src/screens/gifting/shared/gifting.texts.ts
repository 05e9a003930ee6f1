/** The texts both gifting pages and home's list of categories have in common. */
export const giftingTexts = {
  gifting: 'Gifting',
  discoverMore: 'Discover More',
  /** For those who hear the link without the drawer around it. */
  discoverMoreOf: (name: string) => `Discover More: ${name}`,
  loadingCategories: 'Loading the gifting categories',
  error: 'Something went wrong! Please try again later.',
} as const;
