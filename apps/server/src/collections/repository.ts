import { found, refuseOutdated } from '@gifting/api/core/refusal';
import { missingTexts } from '@gifting/api/core/texts';
import { type AdminCollection, adminCollection } from '@gifting/domain/collections/admin-collection';
import type { CollectionDetail, CollectionItem } from '@gifting/domain/collections/collection';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { collections } from '../database/schema';
import { inAddress, named, newSlug } from '../database/slug';
import { statusOf } from '../database/status';
import { nextVersion } from '../database/version';
import type { Image } from '../uploads/read-picture';
import { removeImages, storeImages } from '../uploads/repository';

const activeCollections = prepared((db) =>
  db
    .select({ id: collections.id, slug: collections.slug, title: collections.title })
    .from(collections)
    .where(eq(collections.active, true))
    .orderBy(asc(collections.id))
    .prepare('active_collections'),
);

/** The active collections, in the order they were added. */
export const readCollections = async (db: Database): Promise<CollectionItem[]> => {
  const rows = await activeCollections(db).execute();
  return rows.map((row) => ({ ...row, id: String(row.id) }));
};

const activeCollection = prepared((db) =>
  db
    .select({
      title: collections.title,
      subTitle: collections.subTitle,
      content: collections.content,
      pictures: collections.pictures,
    })
    .from(collections)
    .where(and(eq(collections.active, true), named(collections)))
    .prepare('active_collection'),
);

/** Finds the page of an active collection, by slug or id. */
export const findCollection = async (db: Database, key: string): Promise<CollectionDetail | undefined> => {
  const [row] = await activeCollection(db).execute(inAddress(key));
  return row;
};

const toAdmin = ({
  id,
  slug: _,
  active,
  version,
  ...page
}: typeof collections.$inferSelect): AdminCollection => ({
  id: String(id),
  ...page,
  status: statusOf(active),
  version: String(version),
});

/** Every collection, for administrators. */
export const readAllCollections = async (db: Database): Promise<AdminCollection[]> => {
  const rows = await db.select().from(collections).orderBy(asc(collections.id));
  return rows.map(toAdmin);
};

const anyCollection = prepared((db) =>
  db.select().from(collections).where(named(collections)).prepare('any_collection'),
);

/** Finds any collection by slug or id, for administrators. */
export const findAnyCollection = async (db: Database, key: string): Promise<AdminCollection | undefined> => {
  const [row] = await anyCollection(db).execute(inAddress(key));
  return row && toAdmin(row);
};

/** The texts of a collection. */
interface CollectionTexts {
  readonly title: string;
  readonly subTitle: string;
  readonly content: string;
}

/** Adds a collection with its pictures. */
export const addCollection = (
  db: Database,
  { title, subTitle, content }: CollectionTexts,
  images: readonly Image[],
): Promise<void> =>
  db.transaction(async (tx) => {
    const pictures = await storeImages(tx, images);
    const slug = await newSlug(tx, collections, { kind: 'collection', name: title });
    await tx.insert(collections).values({ slug, title, subTitle, content, pictures });
  });

/**
 * Updates the texts of a collection. Throws a 404 if it does not exist and a 409 if the update is based on an older
 * version.
 */
export const changeCollection = (
  db: Database,
  id: number,
  { title, subTitle, content, version }: CollectionTexts & { readonly version: string | null },
): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(collections).where(eq(collections.id, id)).for('update');
    const before = found(row, missingTexts.collection);
    refuseOutdated(adminCollection, version, toAdmin(before));
    await tx
      .update(collections)
      .set({ title, subTitle, content, version: nextVersion(collections) })
      .where(eq(collections.id, id));
  });

/** Deletes a collection. Returns `false` if it does not exist. */
export const removeCollection = (db: Database, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [removed] = await tx.delete(collections).where(eq(collections.id, id)).returning();
    if (!removed) return false;
    await removeImages(tx, removed.pictures);
    return true;
  });
