import { uploadAddress, uploadId } from '@gifting/domain/images/image-content';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { uploads } from '../database/schema';
import type { Image } from './images';

/** Keeps a picture and returns its address. To be called within the transaction that adds what shows it. */
export const storeImage = async (tx: Database, image: Image): Promise<string> => {
  const [stored] = await tx.insert(uploads).values(image).returning({ id: uploads.id });
  if (!stored) throw new Error('A picture was not stored');
  return uploadAddress(stored.id, image.kind);
};

/** Keeps pictures, one after the other, and returns their addresses in the same order. */
export const storeImages = async (tx: Database, images: readonly Image[]): Promise<string[]> => {
  const addresses: string[] = [];
  for (const image of images) addresses.push(await storeImage(tx, image));
  return addresses;
};

/**
 * Removes kept pictures nothing shows any more; addresses of other pictures are passed over. Not for what is sold:
 * orders copy the address of a product's or gift box's picture and go on showing it.
 */
export const removeImages = async (tx: Database, addresses: readonly (string | null)[]): Promise<void> => {
  const ids = addresses.flatMap((address) => (address === null ? [] : (uploadId(address) ?? [])));
  if (ids.length > 0) await tx.delete(uploads).where(inArray(uploads.id, ids.map(Number)));
};

/** A kept picture. */
export const findImage = async (db: Database, id: number): Promise<Image | undefined> => {
  const [image] = await db
    .select({ kind: uploads.kind, content: uploads.content })
    .from(uploads)
    .where(eq(uploads.id, id));
  return image;
};
