/** The payment status of an order: not started, authorised on a card, or refused. */
export const paymentStatuses = ['pending', 'authorised', 'failed'] as const;
