/** The texts of a gifting category's page. */
export const giftingItemTexts = {
  packages: 'Packages',
  none: 'No packages available at the moment.',
  fullCatalogue: 'Full Catalogue',
  comingSoon: 'This feature is coming soon.',
  loading: 'Loading the packages',
  next: 'Or start with an empty box',
  nextText: 'Put in what you like, add your branding and a note, and see the price as you go.',
  build: 'Build a gift box',
} as const;
