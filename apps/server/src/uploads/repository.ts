import { uploadAddress, uploadId } from '@gifting/domain/images/image-content';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { uploads } from '../database/schema';
import type { Image } from './images';

/**
 * Stores a picture and returns its address. Call it in the transaction that inserts the row that shows it.
 */
export const storeImage = async (tx: Database, image: Image): Promise<string> => {
  const [stored] = await tx.insert(uploads).values(image).returning({ id: uploads.id });
  if (!stored) throw new Error('A picture was not stored');
  return uploadAddress(stored.id, image.kind);
};

/** Stores pictures in order and returns their addresses in the same order. */
export const storeImages = async (tx: Database, images: readonly Image[]): Promise<string[]> => {
  const addresses: string[] = [];
  for (const image of images) addresses.push(await storeImage(tx, image));
  return addresses;
};

/**
 * Deletes uploaded pictures; other addresses are ignored. Not for products and gift boxes: orders copy their
 * addresses and still show them.
 */
export const removeImages = async (tx: Database, addresses: readonly (string | null)[]): Promise<void> => {
  const ids = addresses.flatMap((address) => (address === null ? [] : (uploadId(address) ?? [])));
  if (ids.length > 0) await tx.delete(uploads).where(inArray(uploads.id, ids.map(Number)));
};

/** Finds an uploaded picture. */
export const findImage = async (db: Database, id: number): Promise<Image | undefined> => {
  const [image] = await db
    .select({ kind: uploads.kind, content: uploads.content })
    .from(uploads)
    .where(eq(uploads.id, id));
  return image;
};
