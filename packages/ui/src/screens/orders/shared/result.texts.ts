/** The links of both result pages. */
export const resultLinks = {
  orders: 'Orders & dashboard',
  newOrder: 'New Order',
  contact: 'Contact Us',
} as const;
