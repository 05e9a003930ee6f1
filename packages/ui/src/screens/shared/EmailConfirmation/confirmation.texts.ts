/** The texts about an e-mail that is not confirmed yet, and once it is. */
export const confirmationTexts = {
  titles: {
    payment: 'Confirm your email to order',
    checkout: 'Confirm your email before you order',
    profile: 'Your email is not confirmed yet',
  },
  wrote: (email: string) =>
    `We have written to ${email}. Open the mail and press the button behind its link.`,
  next: {
    payment: 'This page goes on by itself, and nothing you chose is lost.',
    checkout: 'You can fill in this page meanwhile.',
    profile: 'Your first order waits for it.',
  },
  sendAgain: 'Send again',
  sent: 'We have written to you again',
  confirmed: 'Your email is confirmed',
  isConfirmed: (email: string) => `${email} is confirmed.`,
  loading: 'Loading whether your email is confirmed',
  error: 'We could not load whether your email is confirmed.',
  failed: 'Something went wrong',
} as const;
