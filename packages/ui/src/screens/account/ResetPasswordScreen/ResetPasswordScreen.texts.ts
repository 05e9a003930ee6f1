/** The texts of the page behind a mailed link to a new password. */
export const resetPasswordTexts = {
  title: 'Choose a new password',
  lead: 'Then sign in with it. All your devices are signed out.',
  password: 'New password',
  hint: '8 characters or more. A whole sentence is welcome.',
  confirm: 'New password once more',
  submit: 'Change password',
  submitting: 'Changing your password',
  failed: 'Something went wrong',
  doneTitle: 'Your password is changed',
  doneLead: 'Sign in with the new one. All your devices are signed out.',
  signIn: 'Sign in',
  goneTitle: 'This link does not work any more',
  goneLead: 'A link works once, and for a short time. Your password is as it was when the link ended.',
  again: 'Send a new link',
} as const;
