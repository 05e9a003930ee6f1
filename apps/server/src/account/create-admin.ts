import { fieldTexts } from '@gifting/api/core/texts';
import { emailField, newPassword } from '@gifting/domain/account/forms';
import * as z from 'zod/mini';
import type { Database } from '../database/database';
import { StartFailure } from '../start-failure';
import { isCommon } from './common-passwords';
import { hashPassword } from './password';
import { addAccount, findAccount } from './repository';

const newEmail = emailField('Say which email the administrator signs in with');

const chosenPassword = newPassword('Choose a password');

const read = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new StartFailure(`${parsed.error.issues[0]?.message}.`);
};

const readPassword = (given: string): string => {
  const password = read(chosenPassword, given);
  if (isCommon(password)) throw new StartFailure(`${fieldTexts.commonPassword}.`);
  return password;
};

const taken = (email: string): StartFailure => new StartFailure(`${fieldTexts.emailTaken}: ${email}.`);

/**
 * Creates an account with role admin, which the API never does (ROLE-03). Asks for the password once the
 * email is free. Returns the stored email. Throws a {@link StartFailure} with the reason.
 */
export const createAdmin = async (
  db: Database,
  givenEmail: string,
  askPassword: () => Promise<string>,
): Promise<string> => {
  const email = read(newEmail, givenEmail);
  if (await findAccount(db, email)) throw taken(email);
  const passwordHash = await hashPassword(readPassword(await askPassword()));
  const added = await addAccount(db, {
    name: 'Administrator',
    email,
    phone: '',
    companyName: '',
    companyAddress: '',
    role: 'admin',
    passwordHash,
    // Whoever creates administrators vouches for their address.
    emailConfirmedAt: new Date(),
  });
  if (!added) throw taken(email);
  return email;
};
