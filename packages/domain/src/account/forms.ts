import * as z from 'zod/mini';
import { requiredText } from '../forms/fields';

/** An e-mail address as a browser's e-mail input accepts one. */
export const emailField = (missing: string) =>
  requiredText(missing).check(
    z.email({ pattern: z.regexes.html5Email, error: 'Enter an email address like name@company.com' }),
  );

/** What sign-up asks for (AUTH-UP-01 to 08). The wording of the messages is ours. */
export const signUpForm = z
  .object({
    name: requiredText('Enter your full name'),
    email: emailField('Enter your email'),
    phone: requiredText('Enter your phone number'),
    companyName: requiredText('Enter your company name'),
    companyAddress: requiredText('Enter your company address'),
    password: z
      .string()
      .check(z.minLength(1, 'Enter a password'), z.maxLength(255, 'Use 255 characters or fewer')),
    passwordConfirmation: z.string().check(z.minLength(1, 'Retype your password')),
  })
  .check(
    z.refine((form) => form.passwordConfirmation === '' || form.password === form.passwordConfirmation, {
      path: ['passwordConfirmation'],
      error: 'The passwords do not match',
    }),
  );
export type SignUpForm = z.output<typeof signUpForm>;

/** What sign-in asks for (AUTH-IN-03, 04, 08). */
export const signInForm = z.object({
  email: emailField('Enter your email'),
  password: z.string().check(z.minLength(1, 'Enter your password')),
  remember: z.boolean(),
});
export type SignInForm = z.output<typeof signInForm>;

/** The multipart fields of `POST /register` (ENT-01). Self-registration is always role user (ROLE-03). */
export const registration = z.object({
  name: requiredText('Enter your full name'),
  email: emailField('Enter your email'),
  phone: requiredText('Enter your phone number'),
  company_name: requiredText('Enter your company name'),
  company_address: requiredText('Enter your company address'),
  password: z
    .string()
    .check(z.minLength(1, 'Enter a password'), z.maxLength(255, 'Use 255 characters or fewer')),
  password_confirmation: z.string().check(z.minLength(1, 'Retype your password')),
  role: z._default(z.string(), 'user'),
});
export type Registration = z.output<typeof registration>;

/** The registration payload of a filled form. */
export const toRegistration = (form: SignUpForm): Registration => ({
  name: form.name,
  email: form.email,
  phone: form.phone,
  company_name: form.companyName,
  company_address: form.companyAddress,
  password: form.password,
  password_confirmation: form.passwordConfirmation,
  role: 'user',
});
