import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { serverKeys } from './schema';

const readKey = async (db: Database, name: string): Promise<Uint8Array | undefined> =>
  (await db.select({ key: serverKeys.key }).from(serverKeys).where(eq(serverKeys.name, name)))[0]?.key;

const makeKey = async (db: Database, name: string): Promise<Uint8Array> => {
  const known = await readKey(db, name);
  if (known) return known;
  await db
    .insert(serverKeys)
    .values({ name, key: new Uint8Array(randomBytes(32)) })
    .onConflictDoNothing();
  const made = await readKey(db, name);
  if (!made) throw new Error(`The key ${name} was not stored`);
  return made;
};

/** Signs texts and verifies signatures. */
export interface Signer {
  /** Returns the signature of a text: 43 characters that are safe in a URL. */
  readonly sign: (text: string) => Promise<string>;
  readonly isSigned: (text: string, signature: string) => Promise<boolean>;
}

/**
 * Creates a signer with a key that all servers on the database share. Signatures of one name are invalid for
 * any other.
 */
export const createSigner = (db: Database, name: string): Signer => {
  let key: Promise<Uint8Array> | undefined;
  const sign: Signer['sign'] = async (text) => {
    key ??= makeKey(db, name).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return createHmac('sha256', await key)
      .update(text)
      .digest('base64url');
  };
  return {
    sign,
    isSigned: async (text, signature) => {
      const right = Buffer.from(await sign(text));
      const given = Buffer.from(signature);
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
};
