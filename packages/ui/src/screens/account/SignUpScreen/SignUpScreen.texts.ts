/** The texts of sign-up. */
export const signUpTexts = {
  title: 'Sign Up',
  lead: 'Fill in the tag once. Every parcel after this knows who it is from.',
  from: 'From',
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  company: 'On behalf of',
  companyName: 'Company name',
  companyAddress: 'Company address',
  choosePassword: 'Choose a password',
  password: 'Password',
  retypePassword: 'Retype password',
  submit: 'Sign Up',
  submitting: 'Opening your account',
  /** Shown if the server sends no message. */
  success: 'Your account is open',
  failed: 'Something went wrong',
  agree: {
    before: 'By signing up you agree to our ',
    terms: 'Terms',
    between: ' and our ',
    privacy: 'Privacy Policy',
    // The form, which holds a password, is not kept over a navigation.
    after: '. Each opens in a new tab.',
  },
  or: 'or',
  google: 'Continue with Google',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
} as const;
