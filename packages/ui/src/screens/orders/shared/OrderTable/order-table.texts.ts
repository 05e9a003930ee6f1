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
