import { googleNotReadyText } from '@gifting/api/core/google-not-ready';

/** The texts of sign-in. */
export const signInTexts = {
  title: 'Sign In',
  lead: 'Your boxes are where you left them.',
  email: 'Email',
  password: 'Password',
  remember: 'Remember me',
  forgot: 'Forgot password?',
  submit: 'Sign In',
  submitting: 'Signing you in',
  or: 'or',
  google: 'Continue with Google',
  googleNotReady: googleNotReadyText,
  noAccount: 'Didn’t have an account?',
  signUp: 'Sign up',
  /** The specification's spelling, for a server that sends no text (AUTH-IN-15). */
  success: 'Login Successfull',
  wrote: (email: string) => `We have written to ${email}. The mail says how to go on.`,
  loginFirst: 'Please login first',
} as const;
