import { contentTypes } from '@gifting/domain/images/image-content';
import type { PictureWidth } from '@gifting/domain/images/picture-sizes';
import { type ImageKind, uploadAddress, uploadId } from '@gifting/domain/images/upload-address';
import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { uploadSizes, uploads } from '../database/schema';
import type { Image } from './read-picture';

/**
 * Stores a picture and returns its address. Call it first in the transaction that writes the row which shows it: others
 * would wait for a row that is locked meanwhile.
 */
export const storeImage = async (tx: Database, { kind, content, sizes }: Image): Promise<string> => {
  const [stored] = await tx.insert(uploads).values({ kind, content }).returning({ id: uploads.id });
  if (!stored) throw new Error('A picture was not stored');
  await tx.insert(uploadSizes).values(sizes.map((size) => ({ uploadId: stored.id, ...size })));
  return uploadAddress(stored.id, kind);
};

/** Stores pictures in order and returns their addresses in the same order. See {@link storeImage}. */
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

/** A picture as it is sent. */
interface SentImage {
  readonly kind: ImageKind;
  readonly contentType: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Finds an uploaded picture. */
export const findImage = async (db: Database, id: number): Promise<SentImage | undefined> => {
  const [image] = await db
    .select({ kind: uploads.kind, content: uploads.content })
    .from(uploads)
    .where(eq(uploads.id, id));
  return image && { ...image, contentType: contentTypes[image.kind] };
};

/** Finds an uploaded picture as WebP, the widest within a width. Pictures stored before there were sizes have none. */
export const findImageSize = async (
  db: Database,
  id: number,
  width: PictureWidth,
): Promise<SentImage | undefined> => {
  const [size] = await db
    .select({ kind: uploads.kind, content: uploadSizes.content })
    .from(uploadSizes)
    .innerJoin(uploads, eq(uploads.id, uploadSizes.uploadId))
    .where(and(eq(uploads.id, id), lte(uploadSizes.width, width)))
    .orderBy(desc(uploadSizes.width))
    .limit(1);
  return size && { ...size, contentType: 'image/webp' };
};
