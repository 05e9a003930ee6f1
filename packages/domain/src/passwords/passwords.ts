import * as z from 'zod/mini';
import { emailField, newPassword, samePasswords } from '../account/forms';
import { passwordForm } from '../account/profile';

/** The one form of a password that is hashed: the same letters can be typed in several (NIST SP 800-63B). */
export const normalisedPassword = (password: string): string => password.normalize('NFKC');

/** What /forgot-password asks. */
export const forgottenForm = z.object({ email: emailField('Enter your email') });
export type ForgottenForm = z.output<typeof forgottenForm>;

/** A new password, for whoever followed a mailed link. */
export const resetForm = z
  .object({
    password: newPassword('Enter a new password'),
    passwordConfirmation: z.string().check(z.minLength(1, 'Enter the new password once more')),
  })
  .check(samePasswords('password', 'passwordConfirmation'));
export type ResetForm = z.output<typeof resetForm>;

/** {@link passwordForm} where the password is changed: with the rule of new passwords. */
export const changePasswordForm = z
  .extend(passwordForm, { newPassword: newPassword('Enter a new password') })
  .check(samePasswords('newPassword', 'confirmPassword'));

/** How long a mailed link works, in minutes. */
export const resetMinutes = 30;
