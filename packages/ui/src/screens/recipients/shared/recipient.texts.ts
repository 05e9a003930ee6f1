/** The texts of both forms for recipients. */
export const recipientTexts = {
  submitted: 'Form submitted successfully',
  sample: 'Sample',
} as const;
