import { openIdMinutes } from '@gifting/domain/openid/openid';

/** The texts of the page to which an OpenID provider sends a person back. */
export const openIdReturnTexts = {
  title: 'Signing you in',
  lead: 'One moment, please.',
  working: 'Checking the answer',
  signedIn: 'You are signed in',
  opened: 'Your account is open',
  linked: 'From now on, both sign you in',
  failedTitle: 'You are not signed in',
  failedLead: 'Nothing has changed.',
  failed: 'Something went wrong',
  toSignIn: 'Go to sign-in',
  proofTitle: 'Is this account yours?',
  proofLead: (email: string) => `${email} has an account here already.`,
  proofText: `Enter its password once, within ${openIdMinutes} minutes. From then on, the other account signs you in to it as well.`,
  password: 'Password of your account here',
  submit: 'Link and sign in',
  submitting: 'Linking the accounts',
  forgot: 'Forgot password?',
  notNow: 'Leave it as it is',
} as const;
