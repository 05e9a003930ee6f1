import type { Delivery } from '@gifting/domain/campaigns/recipient';

/** The parts of the form, as the form names them. */
export type DeliveryPart = keyof Delivery;

/** The texts of the delivery form in a language. Its messages are in the domain's schema. */
export interface DeliveryFormTexts {
  readonly legend: string;
  readonly optional: string;
  /** What the asterisk means. */
  readonly required: string;
  readonly hints: Readonly<Partial<Record<DeliveryPart, string>>>;
  readonly reset: string;
  readonly submitting: string;
  readonly labels: Readonly<Record<DeliveryPart, string>>;
  /** The fields in the order in which the language writes names and addresses. */
  readonly order: readonly DeliveryPart[];
}

/** The English texts of the delivery form. */
export const deliveryFormTexts: DeliveryFormTexts = {
  legend: 'Delivery',
  optional: 'Optional',
  required: '* required',
  hints: {
    // Ours: the code is required, and not every country has one.
    postalCode: 'No postal codes where you live? Enter a dash.',
  },
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
  },
  order: [
    'firstName',
    'lastName',
    'email',
    'phone',
    'deliveryAddress1',
    'deliveryAddress2',
    'postTown',
    'postalCode',
  ],
};
