/** How far the payment of an order is: not begun, an amount set aside on a card, or the card was refused. */
export const paymentStatuses = ['pending', 'authorised', 'failed'] as const;

/** Where a payment page of the server leads back to. Written here because the server and the app both need them. */
export const paymentPaths = {
  review: '/payment-details',
  successful: '/payment-successful',
  failed: '/payment-error',
} as const;
