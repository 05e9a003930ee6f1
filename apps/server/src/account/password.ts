import { hash, verify } from '@node-rs/argon2';

// The library's default algorithm is argon2id; cost as OWASP's password storage sheet advises for it.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, with its own random salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** The hash, at the same cost, of something nobody knows. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$BoUzZj3017Kg4fC8dbqppg$BryM3b3qpVmRQFAUtALQ5O3upXqVLm0sKye0s9YkDpk';

/**
 * Whether a password belongs to a hash. Without a hash, the same work is done against a decoy, so that the time an
 * answer takes does not tell which accounts exist.
 */
export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await verify(passwordHash ?? decoy, password);
  return passwordHash !== undefined && matches;
};
