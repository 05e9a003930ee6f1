/** The texts of the ways to sign in. */
export const openIdPanelTexts = {
  title: 'Other ways to sign in',
  loading: 'Loading your ways to sign in',
  error: 'We could not load your ways to sign in.',
  none: 'Link another account of yours, and it signs you in as well. You are asked for your password here once.',
  linked: (email: string) => `${email} signs you in as well.`,
  noPassword: 'Once you have a password here, you can unlink this account.',
  unlink: 'Unlink',
  unlinked: 'Unlinked. From now on, your password alone signs you in.',
  failed: 'Something went wrong',
} as const;
