/** The texts that the forms for recipients share. */
export const recipientTexts = {
  submitted: 'Form submitted successfully',
  sample: 'Sample',
  size: 'Size',
  sizeHint: 'In your own words, for example M or 42.',
  noSize: 'Size selection is not required for this order',
} as const;
