/** The texts of the preview of a campaign's microsite. */
export const claimPreviewTexts = {
  title: 'Microsite preview',
  preview: 'Preview',
  note: 'This is what recipients will see, as it was last saved.',
  back: 'Back to the campaign',
  loading: 'Loading the preview',
  nothingSent: 'This is a preview: nothing was sent',
} as const;
