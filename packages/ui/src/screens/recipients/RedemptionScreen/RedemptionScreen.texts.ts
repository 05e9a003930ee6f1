import { recipientTexts } from '../shared/recipient.texts';

/** The texts of the redemption form. */
export const redemptionTexts = {
  title: 'Redeem Your Gift',
  gifts: 'Choose a gift',
  giftsHint: 'Choose one or more.',
  sample: recipientTexts.sample,
  sampleNote: 'These gifts show what the page is for.',
  noGift: 'Please select at least one gift',
  submit: 'Submit Info',
} as const;
