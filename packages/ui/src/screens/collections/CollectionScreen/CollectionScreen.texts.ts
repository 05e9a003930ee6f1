/** The texts of a collection's public page. */
export const collectionTexts = {
  collection: 'Collection',
  giftboxCreation: 'Giftbox Creation',
  bulkOrder: 'Bulk order',
  pictures: 'Pictures',
  pictureOf: (title: string, number: number) => `${title}, picture ${number}`,
  loading: 'Loading the collection',
  /** The specification gives no text (B-13). */
  error: 'Something went wrong!',
  build: 'Build a gift box of your own',
} as const;
