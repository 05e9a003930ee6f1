import { normalisedPassword } from '@gifting/domain/passwords/passwords';
import { hash, verify } from '@node-rs/argon2';

// The library's default algorithm is argon2id; OWASP's password storage cheat sheet recommends this cost.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id and a random salt. */
export const hashPassword = (password: string): Promise<string> => hash(normalisedPassword(password), cost);

/** A hash of an unknown password, at the same cost. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$BoUzZj3017Kg4fC8dbqppg$BryM3b3qpVmRQFAUtALQ5O3upXqVLm0sKye0s9YkDpk';

/**
 * Verifies a password. Without a hash it does the same work on a decoy, so that response times do not reveal
 * which accounts exist.
 */
export const verifyPassword = async (
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await verify(passwordHash ?? decoy, normalisedPassword(password));
  return typeof passwordHash === 'string' && matches;
};
