/** How far the payment of an order is: not begun, an amount set aside on a card, or the card was refused. */
export const paymentStatuses = ['pending', 'authorised', 'failed'] as const;
