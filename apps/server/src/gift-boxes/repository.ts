import { found, refuseOutdated } from '@gifting/api/core/refusal';
import { missingTexts } from '@gifting/api/core/texts';
import { type AdminGiftBox, adminGiftBox } from '@gifting/domain/gift-boxes/admin-gift-box';
import type { GiftBoxRecord } from '@gifting/domain/gift-boxes/forms';
import type { GiftBox } from '@gifting/domain/gift-boxes/gift-box';
import { type Conversion, exchange } from '@gifting/domain/money/exchange';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { giftBoxes } from '../database/schema';
import { statusOf } from '../database/status';
import { nextVersion } from '../database/version';
import { giftBoxOnSale } from '../products/on-sale';
import type { Image } from '../uploads/read-picture';
import { storeImage } from '../uploads/repository';

type Row = typeof giftBoxes.$inferSelect;

const toGiftBox = (row: Row, conversion: Conversion): GiftBox => {
  const prices = {
    branded: exchange(row.brandedMinor, conversion),
    plain: exchange(row.plainMinor, conversion),
    custom_branding: exchange(row.customBrandingMinor, conversion),
  };
  return {
    id: String(row.id),
    name: row.name,
    description: row.description,
    picture: row.picture,
    minimumOrderQuantity: row.minimumOrderQuantity,
    deliveryTime: row.deliveryTime,
    fromPrice: Math.min(...Object.values(prices)),
    prices,
  };
};

const everyGiftBox = prepared((db) =>
  db.select().from(giftBoxes).where(giftBoxOnSale).orderBy(asc(giftBoxes.id)).prepare('every_gift_box'),
);

/** Every gift box on sale, with converted prices. */
export const readGiftBoxes = async (db: Database, conversion: Conversion): Promise<GiftBox[]> =>
  (await everyGiftBox(db).execute()).map((row) => toGiftBox(row, conversion));

const oneGiftBox = prepared((db) =>
  db
    .select()
    .from(giftBoxes)
    .where(and(giftBoxOnSale, eq(giftBoxes.id, sql.placeholder('id'))))
    .prepare('one_gift_box'),
);

/** One gift box, when it is on sale. */
export const findGiftBox = async (
  db: Database,
  conversion: Conversion,
  id: number,
): Promise<GiftBox | undefined> => {
  const [row] = await oneGiftBox(db).execute({ id });
  return row && toGiftBox(row, conversion);
};

const present = (id: number): SQL | undefined => and(eq(giftBoxes.id, id), isNull(giftBoxes.deletedAt));

const toAdmin = (row: Row): AdminGiftBox => ({
  id: String(row.id),
  name: row.name,
  prices: { branded: row.brandedMinor, plain: row.plainMinor, custom_branding: row.customBrandingMinor },
  picture: row.picture,
  status: statusOf(row.active),
  version: String(row.version),
});

/** Every gift box, on sale or not, with prices in the base currency, for administrators. */
export const readAllGiftBoxes = async (db: Database): Promise<AdminGiftBox[]> => {
  const rows = await db
    .select()
    .from(giftBoxes)
    .where(isNull(giftBoxes.deletedAt))
    .orderBy(asc(giftBoxes.id));
  return rows.map(toAdmin);
};

const toColumns = ({ name, prices }: GiftBoxRecord) => ({
  name,
  brandedMinor: prices.branded,
  plainMinor: prices.plain,
  customBrandingMinor: prices.custom_branding,
});

/** Adds a gift box, on sale at once. Columns without a form field stay empty. */
export const addGiftBox = (db: Database, record: GiftBoxRecord, image: Image): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(giftBoxes).values({
      ...toColumns(record),
      description: '',
      picture: await storeImage(tx, image),
      minimumOrderQuantity: 0,
      deliveryTime: '',
    });
  });

/**
 * Updates a gift box; without a new picture the old one stays. Throws a 404 if it does not exist and a 409 if the
 * update is based on an older version; both also drop the new pictures.
 */
export const changeGiftBox = (
  db: Database,
  id: number,
  { version, ...record }: GiftBoxRecord & { readonly version: string | null },
  image: Image | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = image && (await storeImage(tx, image));
    const [row] = await tx.select().from(giftBoxes).where(present(id)).for('update');
    const before = found(row, missingTexts.giftBox);
    refuseOutdated(adminGiftBox, version, toAdmin(before));
    const picture = stored ?? before.picture;
    await tx
      .update(giftBoxes)
      .set({ ...toColumns(record), picture, version: nextVersion(giftBoxes) })
      .where(eq(giftBoxes.id, id));
  });

/** Marks a gift box as deleted; orders still refer to it. Returns `false` if it does not exist. */
export const removeGiftBox = async (db: Database, id: number): Promise<boolean> => {
  const removed = await db
    .update(giftBoxes)
    .set({ deletedAt: sql`now()` })
    .where(present(id))
    .returning({ id: giftBoxes.id });
  return removed.length > 0;
};
