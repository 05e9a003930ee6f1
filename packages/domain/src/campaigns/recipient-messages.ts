import { malformedEmail } from '../account/forms';
import { tooLongText } from '../forms/fields';

/** What a recipient's form says of what is missing or wrong, in English. Other languages have the same messages. */
export const recipientMessages = {
  missing: {
    size: 'Please select your size',
    firstName: 'Please enter your first name',
    lastName: 'Please enter your last name',
    email: 'Please enter your email address',
    phone: 'Please enter your phone number',
    deliveryAddress1: 'Please enter your delivery address',
    // "Postal code" here, "post code" at the checkout, as specified.
    postalCode: 'Please enter your postal code',
    postTown: 'Please enter your post town',
  },
  malformedEmail,
  tooLong: tooLongText,
  sizeGone: 'This size is all taken. Please select another',
  noGift: 'Please select at least one gift',
  atMost: (count: number): string => `Please select ${count} at most`,
};
export type RecipientMessages = typeof recipientMessages;
