import { recipientTexts } from '../shared/recipient.texts';

/** The texts of the form behind a microsite's link. */
export const micrositeScreenTexts = {
  /** The owner's spelling (MSITE-01). */
  title: 'Please Fill Your Inforamation',
  gift: 'Your gift',
  sample: recipientTexts.sample,
  sampleNote: 'This gift shows what the page is for.',
  size: 'Size',
  sizeHint: 'In your own words, for example M or 42.',
  noSize: 'Size selection is not required for this order',
  submit: 'Submit',
} as const;
