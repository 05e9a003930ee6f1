import { normalisedPassword } from '@gifting/domain/passwords/passwords';
import commonPasswords from 'fxa-common-password-list';

/** Whether a password is one of the 50,000 most common ones of 8 characters or more, in any letter case. */
export const isCommon = (password: string): boolean => {
  const normalised = normalisedPassword(password);
  return commonPasswords.test(normalised) || commonPasswords.test(normalised.toLowerCase());
};
