import { randomId } from '@gifting/client-state/storage/random-id';
import type { KeyValueStorage } from '@gifting/client-state/storage/storage';

/** The claims of this tab, by the tokens of their links: secrets, which lead to their private pages. */

const triedKey = (token: string): string => `claim tried:${token}`;
const madeKey = (token: string): string => `claim made:${token}`;

/**
 * The secret to claim with: the same until the claim is withdrawn, so that a claim whose answer was lost, even by a
 * reload, is not made twice.
 */
export const secretFor = (storage: KeyValueStorage, token: string): string => {
  const known = storage.read(triedKey(token));
  if (known !== null) return known;
  const secret = randomId();
  storage.write(triedKey(token), secret);
  return secret;
};

/** Remembers that the claim was made. */
export const keepClaim = (storage: KeyValueStorage, token: string, secret: string): void => {
  storage.write(madeKey(token), secret);
};

/** The secret of the claim that was made with a link; `null` without one. */
export const madeClaim = (storage: KeyValueStorage, token: string): string | null =>
  storage.read(madeKey(token));

/** Forgets a withdrawn claim, so that its link can be used again. */
export const forgetClaim = (storage: KeyValueStorage, secret: string): void => {
  for (const key of storage.keys()) if (storage.read(key) === secret) storage.remove(key);
};
