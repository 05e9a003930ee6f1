import { resetMinutes } from '@gifting/domain/passwords/passwords';

/** The texts of the page for a forgotten password. */
export const forgotPasswordTexts = {
  title: 'Forgot your password?',
  lead: 'Tell us your email, and we send you a link to choose a new one.',
  loading: 'Loading',
  email: 'Email',
  submit: 'Send the link',
  submitting: 'Sending the link',
  failed: 'Something went wrong',
  remembered: 'Remembered it?',
  signIn: 'Sign in',
  sentTitle: 'Look into your mailbox',
  // The same for every address: it does not tell who has an account.
  sentLead: (email: string) => `A mail is on its way to ${email}.`,
  sentText: `Its link works once, for ${resetMinutes} minutes. If there is no account with this address, the mail says so.`,
  sentHint: 'Nothing after a few minutes? Look among the spam, or send it again.',
  again: 'Send it again',
} as const;
