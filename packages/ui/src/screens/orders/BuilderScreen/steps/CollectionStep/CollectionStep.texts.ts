/** The texts of builder step 2. */
export const collectionTexts = {
  title: 'View the full collection',
  lead: 'Slide a box out of its sleeve to choose what goes inside.',
  tabs: 'Categories',
  grid: 'The full collection',
  loadingTabs: 'Loading the categories',
  loadingGrid: 'Loading the collection',
  empty: 'No Catalogue Found',
} as const;
