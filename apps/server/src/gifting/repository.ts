import { found, refuseOutdated } from '@gifting/api/core/refusal';
import { missingTexts } from '@gifting/api/core/texts';
import { type AdminGifting, adminGifting } from '@gifting/domain/gifting/admin-gifting';
import type { GiftingDetail } from '@gifting/domain/gifting/gifting';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { gifting } from '../database/schema';
import { inAddress, named, newSlug } from '../database/slug';
import { nextVersion } from '../database/version';
import { readGiftingSummaries } from '../products/summaries';
import type { Image } from '../uploads/read-picture';
import { removeImages, storeImage } from '../uploads/repository';

const allGifting = prepared((db) =>
  db.select().from(gifting).orderBy(asc(gifting.id)).prepare('all_gifting'),
);

const toAdmin = ({ id, name, description, picture, version }: typeof gifting.$inferSelect): AdminGifting => ({
  id: String(id),
  name,
  description,
  image: picture,
  version: String(version),
});

/** The gifting categories, in the order they were added. */
export const readGifting = async (db: Database): Promise<AdminGifting[]> => {
  const rows = await allGifting(db).execute();
  return rows.map(toAdmin);
};

const oneGifting = prepared((db) => db.select().from(gifting).where(named(gifting)).prepare('one_gifting'));

/** Finds a gifting category's page by slug or id, with its products on sale. */
export const findGifting = async (db: Database, key: string): Promise<GiftingDetail | undefined> => {
  const [row] = await oneGifting(db).execute(inAddress(key));
  if (!row) return undefined;
  const { name, description } = row;
  return { name, description, products: await readGiftingSummaries(db, row.id) };
};

/** The texts of a gifting category. */
interface GiftingTexts {
  readonly name: string;
  readonly description: string;
}

/** Adds a gifting category with its picture. */
export const addGifting = (db: Database, { name, description }: GiftingTexts, image: Image): Promise<void> =>
  db.transaction(async (tx) => {
    const picture = await storeImage(tx, image);
    const slug = await newSlug(tx, gifting, { kind: 'gifting', name });
    await tx.insert(gifting).values({ slug, name, description, picture });
  });

/**
 * Updates a gifting category; without a new picture the old one stays. Throws a 404 if it does not exist and a 409 if
 * the update is based on an older version; both also drop the new pictures.
 */
export const changeGifting = (
  db: Database,
  id: number,
  { name, description, version }: GiftingTexts & { readonly version: string | null },
  image: Image | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = image && (await storeImage(tx, image));
    const [row] = await tx.select().from(gifting).where(eq(gifting.id, id)).for('update');
    const before = found(row, missingTexts.gifting);
    refuseOutdated(adminGifting, version, toAdmin(before));
    const picture = stored ?? before.picture;
    await tx
      .update(gifting)
      .set({ name, description, picture, version: nextVersion(gifting) })
      .where(eq(gifting.id, id));
    if (stored) await removeImages(tx, [before.picture]);
  });

/** Deletes a gifting category; its products stay. Returns `false` if it does not exist. */
export const removeGifting = (db: Database, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [removed] = await tx.delete(gifting).where(eq(gifting.id, id)).returning();
    if (!removed) return false;
    await removeImages(tx, [removed.picture]);
    return true;
  });
