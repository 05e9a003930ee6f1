import * as z from 'zod/mini';
import { requiredText } from '../forms/fields';
import { entity, field } from '../wire/entity';

/** An e-mail address as a browser's e-mail input accepts one. */
export const emailPattern = z.regexes.html5Email;
export const malformedEmail = 'Enter an email address like name@company.com';

/** {@link emailPattern} with its message. */
export const emailAddress = z.email({
  pattern: emailPattern,
  error: malformedEmail,
});

/** A typed e-mail address, trimmed. */
export const emailField = (missing: string) => requiredText(missing).check(emailAddress);

/** The longest password, in characters. */
export const maxPassword = 256;

/** A new password. What is too common besides is known to the server only. */
export const newPassword = (missing: string) =>
  z
    .string()
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.minLength(8, 'Use a password of 8 characters or more'),
      z.maxLength(maxPassword, `Use ${maxPassword} characters or fewer`),
    );

const shape = {
  name: requiredText('Enter your full name'),
  email: emailField('Enter your email'),
  phone: requiredText('Enter your phone number'),
  companyName: requiredText('Enter your company name'),
  companyAddress: requiredText('Enter your company address'),
  password: newPassword('Enter a password'),
  passwordConfirmation: z.string().check(z.minLength(1, 'Retype your password')),
};

/** Reports a password that is typed differently the second time, at the field `path`, by default that of the second. */
/* @__NO_SIDE_EFFECTS__ */
export const samePasswords = <Name extends string, Other extends string>(
  password: Name,
  again: Other,
  path: string = again,
) =>
  z.refine<Readonly<Record<Name | Other, string>>>(
    (form) => form[again] === '' || form[password] === form[again],
    { path: [path], error: 'The passwords do not match' },
  );

/** The sign-up form (AUTH-UP-01 to 08). The wording of the messages is ours. */
export const signUpForm = z.object(shape).check(samePasswords('password', 'passwordConfirmation'));
export type SignUpForm = z.output<typeof signUpForm>;

/** The sign-in form (AUTH-IN-03, 04, 08). */
export const signInForm = z.object({
  email: emailField('Enter your email'),
  password: z.string().check(z.minLength(1, 'Enter your password')),
  remember: z.boolean(),
});
export type SignInForm = z.output<typeof signInForm>;

/** The multipart fields of `POST /register` (ENT-01). Self-registration is always role user (ROLE-03). */
export const registration = entity({
  name: field('name', shape.name),
  email: field('email', shape.email),
  phone: field('phone', shape.phone),
  companyName: field('company_name', shape.companyName),
  companyAddress: field('company_address', shape.companyAddress),
  password: field('password', shape.password),
  passwordConfirmation: field('password_confirmation', shape.passwordConfirmation),
  role: field('role', z._default(z.string(), 'user')),
}).check(samePasswords('password', 'passwordConfirmation', 'password_confirmation'));

/** The fields as they are sent. */
export type Registration = z.input<typeof registration>;

/** The registration payload of a filled form. */
export const toRegistration = (form: SignUpForm) => z.encode(registration, { ...form, role: 'user' });
