import { recipientTexts } from '../shared/recipient.texts';

/** The texts of the form behind a microsite's link. */
export const micrositeScreenTexts = {
  /** The owner's spelling (MSITE-01). */
  title: 'Please Fill Your Inforamation',
  gift: 'Your gift',
  sample: recipientTexts.sample,
  sampleNote: 'This gift shows what the page is for.',
  size: recipientTexts.size,
  sizeHint: recipientTexts.sizeHint,
  noSize: recipientTexts.noSize,
  submit: 'Submit',
} as const;
