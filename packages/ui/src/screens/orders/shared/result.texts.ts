/** The links both result pages lead on with. */
export const resultLinks = {
  orders: 'Orders & dashboard',
  newOrder: 'New Order',
  contact: 'Contact Us',
} as const;
