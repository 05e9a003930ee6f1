import { googleNotReadyText } from './google-not-ready';

/**
 * The messages of the API, shared by server and mocks. Messages about a field come from the row's schema.
 */

/** The success messages of commands, by the row's name. */
export const doneTexts = {
  'account.register': 'Account created successfully',
  'confirmation.send': 'We have written to you again',
  'confirmation.confirm': 'Your email is confirmed',
  'account.logout': 'Logged out successfully',
  'campaigns.revokeLink': 'Link revoked',
  'orders.removeAddress': 'Address removed',
  'orders.act': 'Order updated successfully',
  'orders.pay': 'Payment updated successfully',
  'orders.comment': 'Comment added successfully',
  'orders.sendProofs': 'Mockups sent successfully',
  'campaigns.setUpMicrosite': 'Microsite details added successfully',
  'campaigns.removeRecipient': 'Recipient removed',
  'campaigns.steer': 'Campaign updated',
  'claims.change': 'Your claim has been changed',
  'claims.erase': 'Your deletion is on its way',
  'claims.withdraw': 'Your claim has been withdrawn',
  'passwords.change': 'Your password has been changed, and your other devices are signed out',
  'passwords.forget': 'A mail is on its way to this address',
  'passwords.reset': 'Your password has been changed, and all devices are signed out',
  'openid.unlink': 'Unlinked',
  'personalData.close': 'Your account is deleted',
  'profile.keepEmail': 'Your email stays as it is',
  'sessions.end': 'Signed out there',
  'people.update': 'Account updated successfully',
  'services.create': 'Service added successfully',
  'services.update': 'Service updated successfully',
  'services.delete': 'Service deleted successfully',
  'gifting.create': 'Gift added successfully',
  // A gift's update uses a service's text, as specified (F-03).
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
  // The specification has no edit of categories: the pattern of the other texts.
  'categories.update': 'Category updated successfully',
} as const;

/** The answer to a successful command. */
export const done = (row: keyof typeof doneTexts) => ({ success: true, message: doneTexts[row] });

/** The answer to a sign-up where mails are sent (`account.confirmation`): the same whether or not the address has an account. */
export const wroteText = (email: string): string => `We have written to ${email}`;

/** The success message of create-order. */
export const orderPlacedText = 'Order created successfully';

/** The message of a 409: the buyer saw other prices (BR-06). */
export const changedQuoteText = 'Prices have changed since you filled your gift box';

/** The message of a 409: the key has placed this order already. */
export const alreadyOrderedText = 'This box has been ordered already';

/** Messages of refusals that concern no field. */
export const refusalTexts = {
  busy: 'The server is too busy at the moment. Please try again in a few seconds.',
  nowhere: 'There is nothing at this address',
  signedOut: 'Please sign in to continue',
  forbidden: 'You do not have permission to do this',
  wrongPassword: 'The email or password is incorrect',
  notJson: 'The request is not valid JSON',
  notForm: 'This request must be sent as a form',
  brokenForm: 'The form could not be read',
  tooDeep: 'The request is nested too deeply',
  picturesBusy: 'Many pictures are being read at the moment. Please try again in a few seconds.',
  socialLogin: googleNotReadyText,
  notNow: 'The status of this order does not allow that',
  changedMeanwhile: 'Somebody else has changed this in the meantime',
  linkClosed: 'Nothing can be claimed with this link at the moment',
  claimClosed: 'This claim cannot be changed any more',
  notSetUp: 'Set up the microsite first',
  noMail: 'This server sends no mails',
  allInvited: 'There are as many invitations as gifts',
  manyRecipients: 'A campaign has 10,000 recipients at most',
  alreadyCancelled: 'This campaign is cancelled',
  disabled: 'This account is disabled. Contact us if that is a mistake.',
  notYourself: 'Another administrator has to change your account',
  openIdAway:
    'The other account does not answer at the moment. Try again later, or sign in with your password.',
  openIdFailed: 'This sign-in did not work or took too long. Please begin again.',
  openIdRefused: 'The sign-in was cancelled.',
  openIdUnverified: 'The email of the other account is not confirmed, so it cannot be used here.',
  openIdTaken: 'The other account is linked to somebody else here',
  orderUnderWay: 'An order of yours is under way. Cancel it, or wait until it has arrived.',
  onlyAdministrator: 'Nobody else administers this site. Make somebody an administrator first.',
  signInAgain: 'Sign in once more, then delete the account within a few minutes',
  confirmFirst:
    'Confirm your email before your first order: open the mail that we sent you, or have it sent again',
  needsPassword: 'Set a password first, by “Forgot password?”: otherwise you could not sign in any more',
  manyGuesses: 'Too many wrong links from here. Please try again later.',
} as const;

/** Messages of a 404, by what was looked up. */
export const missingTexts = {
  order: 'This order does not exist',
  tax: 'No VAT is charged here',
  artwork: 'Your artwork is not here any more. Choose the file again',
  proof: 'This mockup does not exist',
  campaign: 'This campaign does not exist',
  orderItem: 'This campaign has no such order item',
  inventoryItem: 'This item does not exist',
  link: 'This link does not exist',
  address: 'This address is not on the list',
  recipient: 'This recipient is not on the list',
  claim: 'This claim does not exist',
  resetLink: 'This link does not work any more',
  confirmation: 'This link does not work any more',
  openId: 'Sign-in with another account is not set up here',
  person: 'This account does not exist',
  emailLink: 'This link does not work any more',
  session: 'This device is signed out already',
  service: 'This service does not exist',
  gifting: 'This gifting pack does not exist',
  collection: 'This collection does not exist',
  giftBox: 'This gift box does not exist',
  product: 'This product does not exist',
  category: 'This category does not exist',
} as const;

/** Messages about a field that its schema cannot check. */
export const fieldTexts = {
  commonPassword: 'This password is one of the most common ones: choose another',
  wrongPassword: 'This is not your present password',
  emailNeedsMail: 'This server sends no mails, so the email cannot be changed here',
  emailTaken: 'An account with this email already exists',
  currency: 'This currency is not on offer',
  gifting: missingTexts.gifting,
  category: missingTexts.category,
  itemTwice: 'This order item is listed twice',
  keyUsed: 'This key was used for another order already',
} as const;
