import * as z from 'zod/mini';

/** A field that must be filled, and nothing else: no format, no length, no match (PROF-18, PROF-19). */
const filled = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));
/** A password that must be filled. Blanks may be part of it. */
const filledPassword = (missing: string) => z.string().check(z.minLength(1, missing));

/** Personal Information (PROF-04 to 08). */
export const personalForm = z.object({
  fullName: filled('Enter your full name'),
  emailAddress: filled('Enter your email address'),
  phoneNumber: filled('Enter your phone number'),
  companyName: filled('Enter your company name'),
  companyAddress: filled('Enter your company address'),
});
export type PersonalForm = z.output<typeof personalForm>;

/** Change Password (PROF-09 to 11). */
export const passwordForm = z.object({
  currentPassword: filledPassword('Enter your current password'),
  newPassword: filledPassword('Enter a new password'),
  confirmPassword: filledPassword('Enter the new password once more'),
});
export type PasswordForm = z.output<typeof passwordForm>;

/** Primary Address; all five lines are required here (PROF-12 to 16, E-15). */
export const primaryAddressForm = z.object({
  addressLine1: filled('Enter address line 1'),
  addressLine2: filled('Enter address line 2'),
  addressLine3: filled('Enter address line 3'),
  postTown: filled('Enter a post town'),
  postCode: filled('Enter a post code'),
});
export type PrimaryAddressForm = z.output<typeof primaryAddressForm>;

/** The values of the password form as they may be logged (E-14). */
export const redactedPasswords = {
  currentPassword: '[redacted]',
  newPassword: '[redacted]',
  confirmPassword: '[redacted]',
} as const satisfies PasswordForm;
