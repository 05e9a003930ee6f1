/**
 * What the API itself tells a person, written once: server and mocks answer with these words. Messages about a field
 * come from the row's schema.
 */

/** What is said of a command that was carried out, by the name of its row. */
export const doneTexts = {
  'account.register': 'Account created successfully',
  'account.logout': 'Logged out successfully',
  'campaigns.setUpMicrosite': 'Microsite details added successfully',
  'services.create': 'Service added successfully',
  'services.update': 'Service updated successfully',
  'services.delete': 'Service deleted successfully',
  'gifting.create': 'Gift added successfully',
  // A gift's change is told as a service's, as written (F-03).
  'gifting.update': 'Service updated successfully',
  'gifting.delete': 'Gift deleted successfully',
  'collections.create': 'Collection Created successfully',
  'collections.update': 'Collection updated successfully',
  'collections.delete': 'Collection deleted successfully',
  'giftBoxes.create': 'Giftbox added successfully',
  'giftBoxes.update': 'Giftbox updated successfully',
  'giftBoxes.delete': 'Giftbox deleted successfully',
  'products.create': 'Product added successfully',
  'products.update': 'Product updated successfully',
  'products.delete': 'Product deleted successfully',
  'categories.create': 'Category added successfully',
} as const;

/** The answer to a command that was carried out, by the name of its row. */
export const done = (row: keyof typeof doneTexts) => ({ success: true, message: doneTexts[row] });

/** The message of an order that was placed. */
export const orderPlacedText = 'Order created successfully';

/** Why an order waits for the buyer: what it costs is not what they saw (BR-06). */
export const changedQuoteText = 'Prices have changed since you filled your gift box';

/** What social login answers, and its button says, while it is not offered. */
export const googleNotReadyText = 'Google Login feature is under development';

/** Why a call is refused, where no field of it is at fault. */
export const refusalTexts = {
  nowhere: 'There is nothing at this address',
  signedOut: 'Please sign in to continue',
  forbidden: 'You do not have permission to do this',
  wrongPassword: 'The email or password is incorrect',
  notJson: 'The request is not valid JSON',
  notForm: 'This request must be sent as a form',
  brokenForm: 'The form could not be read',
  socialLogin: googleNotReadyText,
} as const;

/** Why a field is refused, where the row's schema cannot know. */
export const fieldTexts = {
  emailTaken: 'An account with this email already exists',
  currency: 'This currency is not on offer',
  gifting: 'This gifting pack does not exist',
  category: 'This category does not exist',
  itemTwice: 'This order item is listed twice',
  keyUsed: 'This key was used for another order already',
} as const;

/** What is told where there is nothing with the id or slug that was asked for. */
export const missingTexts = {
  order: 'This order does not exist',
  campaign: 'This campaign does not exist',
  orderItem: 'This campaign has no such order item',
  service: 'This service does not exist',
  gifting: 'This gifting pack does not exist',
  collection: 'This collection does not exist',
  giftBox: 'This gift box does not exist',
  product: 'This product does not exist',
} as const;
