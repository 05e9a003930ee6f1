/** The texts of the order detail. */
export const orderTexts = {
  title: 'Order Details',
  orders: 'Orders',
  trail: 'Breadcrumb',
  number: 'Order number',
  status: 'Status',
  deliveryDate: 'Delivery Date',
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
  /** Spelt so (ORDD-17). */
  missing: 'Not Addade yet',
  loading: 'Loading the order',
  error: 'Something went wrong',
  tryAgain: 'Try Again',
  unknown: 'There is no such order',
  unknownHint: 'The number may have a typing mistake, or the order belongs to another account.',
  backToOrders: 'Back to Orders',
} as const;
