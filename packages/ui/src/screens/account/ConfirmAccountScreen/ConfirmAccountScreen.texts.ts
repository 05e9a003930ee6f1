import { confirmationHours } from '@gifting/domain/confirmation/confirmation';

/** The texts of the page behind a mailed link that confirms an account's e-mail. */
export const confirmAccountTexts = {
  title: 'Confirm your email',
  lead: 'Press the button if you have opened an account here. Then you can order.',
  submit: 'Yes, this is my email',
  submitting: 'Confirming',
  failed: 'Something went wrong',
  doneTitle: 'Your email is confirmed',
  doneLead: 'You can order now. If you were about to, the other tab goes on by itself.',
  goneTitle: 'This link does not work any more',
  goneLead: `A link works once, for ${confirmationHours} hours. If it was used, your email is confirmed. Otherwise your profile sends you another one.`,
  signIn: 'Sign in',
  profile: 'Go to your profile',
} as const;
