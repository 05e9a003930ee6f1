import { found } from '@gifting/api/core/refusal';
import { missingTexts } from '@gifting/api/core/texts';
import { type Artwork, mostUnordered, unorderedDays } from '@gifting/domain/orders/artwork';
import type { ArtworkKind } from '@gifting/domain/orders/artwork-file';
import { and, asc, desc, eq, exists, gt, inArray, lt, not, sql } from 'drizzle-orm';
import type { Caller } from '../account/caller';
import type { Database } from '../database/database';
import { artworks, orders } from '../database/schema';
import { visibleOrder } from '../orders/lifecycle';

/** A file as it came, and its preview as WebP. */
interface NewArtwork {
  readonly userId: number;
  readonly name: string;
  readonly kind: ArtworkKind;
  readonly content: Uint8Array<ArrayBuffer>;
  /** Of the content, in hexadecimal. */
  readonly sha256: string;
  readonly preview: Uint8Array<ArrayBuffer>;
  readonly createdAt: Date;
}

type Described = Omit<Artwork, 'link'>;

const isOrdered = (db: Database) =>
  exists(db.select({ id: orders.id }).from(orders).where(eq(orders.artworkId, artworks.id)));

const described = {
  id: artworks.id,
  name: artworks.name,
  kind: artworks.kind,
  size: sql<number>`octet_length(${artworks.content})`.mapWith(Number),
  preview: artworks.preview,
};

const toDescribed = ({
  id,
  preview,
  ...rest
}: Omit<Described, 'id' | 'preview'> & { readonly id: number; readonly preview: Uint8Array }): Described => ({
  ...rest,
  id: String(id),
  preview: `data:image/webp;base64,${Buffer.from(preview).toString('base64')}`,
});

/** Stores a file. Of those that no order refers to, the person keeps the newest only. */
export const storeArtwork = (db: Database, artwork: NewArtwork): Promise<Described> =>
  db.transaction(async (tx) => {
    const [stored] = await tx.insert(artworks).values(artwork).returning({ id: artworks.id });
    if (!stored) throw new Error('An artwork was not stored');
    const old = tx
      .select({ id: artworks.id })
      .from(artworks)
      .where(and(eq(artworks.userId, artwork.userId), not(isOrdered(tx))))
      .orderBy(desc(artworks.id))
      .offset(mostUnordered);
    await tx.delete(artworks).where(inArray(artworks.id, old));
    const { name, kind, content, preview } = artwork;
    return toDescribed({ id: stored.id, name, kind, size: content.length, preview });
  });

/** Whether a file is a person's own. */
export const ownsArtwork = async (db: Database, id: number, userId: number): Promise<boolean> => {
  const [own] = await db
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(eq(artworks.id, id), eq(artworks.userId, userId)));
  return own !== undefined;
};

/** Finds the artwork of an order, `null` without any. Throws a 404 for an order that the caller may not see. */
export const findArtworkOf = async (
  db: Database,
  orderId: number,
  caller: Caller,
): Promise<Described | null> => {
  const [row] = await db
    .select({ artworkId: orders.artworkId })
    .from(orders)
    .where(visibleOrder(orderId, caller));
  const { artworkId } = found(row, missingTexts.order);
  if (artworkId === null) return null;
  const [artwork] = await db.select(described).from(artworks).where(eq(artworks.id, artworkId));
  return artwork ? toDescribed(artwork) : null;
};

/** Finds a file as it came. */
export const findOriginal = async (db: Database, id: number) => {
  const [original] = await db
    .select({ name: artworks.name, kind: artworks.kind, content: artworks.content })
    .from(artworks)
    .where(eq(artworks.id, id));
  return original;
};

/** How many files are looked at in one statement. */
const atOnce = 500;

/**
 * Deletes files that were never ordered, a month after they came, among those with an id above `from`. Returns the last id
 * that it looked at: no file up to it will ever be deleted so.
 */
export const removeUnordered = async (db: Database, now: Date, from: number): Promise<number> => {
  const until = new Date(now.getTime() - unorderedDays * 24 * 60 * 60_000);
  const old = await db
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(gt(artworks.id, from), lt(artworks.createdAt, until)))
    .orderBy(asc(artworks.id))
    .limit(atOnce);
  const ids = old.map(({ id }) => id);
  const last = ids.at(-1);
  if (last === undefined) return from;
  const orderedOf = await db
    .select({ id: orders.artworkId })
    .from(orders)
    .where(inArray(orders.artworkId, ids));
  const ordered = new Set(orderedOf.map(({ id }) => id));
  const unordered = ids.filter((id) => !ordered.has(id));
  // One that is ordered meanwhile is kept by its order's reference: the deletion fails, and is tried again.
  if (unordered.length > 0) await db.delete(artworks).where(inArray(artworks.id, unordered));
  return removeUnordered(db, now, last);
};
