import type { Delivery } from '@gifting/domain/campaigns/recipient';

/** The parts of the form, as the form names them. */
export type DeliveryPart = keyof Delivery;

/** The English texts of the delivery form. Its messages are in the domain's schema. */
export const deliveryFormTexts = {
  legend: 'Delivery',
  optional: 'Optional',
  hints: {
    // Ours: the code is required, and not every country has one.
    postalCode: 'No postal codes where you live? Enter a dash.',
  } as Partial<Record<DeliveryPart, string>>,
  reset: 'Reset',
  submitting: 'Submitting',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    deliveryAddress1: 'Delivery address 1',
    deliveryAddress2: 'Delivery address 2',
    postTown: 'Post town',
    postalCode: 'Postal code',
  } satisfies Record<DeliveryPart, string>,
};
