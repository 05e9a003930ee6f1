/** What the details of an order and of a campaign both say. */
export const orderDetailTexts = {
  itemQuantity: 'Item quantity',
  /** The specification's wording: always singular (ORDD-05). */
  sets: (quantity: number) => `${quantity} Set`,
  totalCost: 'Total Cost',
  invoiceDownload: 'Invoice Download',
  invoiceNotReady: 'Invoice Download feature is not ready yet',
  contents: 'What is in the box',
  holdsEverything: 'holds everything above',
  total: 'Total',
  deliveryAddress: 'Delivery address',
  billingAddress: 'Billing address',
  lines: { line1: 'Line 1', line2: 'Line 2', line3: 'Line 3', postTown: 'Post Town', postCode: 'Post Code' },
  /** Spelt so (ORDD-17, CAMPD-24). */
  missing: 'Not Addade yet',
} as const;
