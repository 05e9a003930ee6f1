/** Texts shared by the tables of orders and campaigns. */
export const orderTableTexts = {
  number: 'Order number',
  status: 'Status',
  price: 'Price',
  quantity: 'Quantity',
  invoiceDate: 'Invoice date',
  link: 'Link',
  /** Shown for a missing or unreadable date (ORDS-09, E-06). */
  noDate: 'Not specified',
  view: 'View',
} as const;

/** The texts below a table that is read in pages. */
export const pageTexts = (things: 'orders' | 'campaigns' | 'claims' | 'items' | 'people' | 'recipients') => ({
  shown: (count: number) => `${count} ${things} shown`,
  allShown: (count: number) => `All ${count} ${things} shown`,
  showMore: `Show more ${things}`,
  loadingMore: `Loading more ${things}`,
  moreFailed: `More ${things} could not be loaded`,
});
