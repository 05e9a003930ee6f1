import type { GiftBox } from '@gifting/domain/gift-boxes/gift-box';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { exchange } from '../currencies/exchange';
import type { Database } from '../database/database';
import { giftBoxes } from '../database/schema';

const readPriced = async (db: Database, rate: number, condition?: SQL): Promise<GiftBox[]> => {
  const rows = await db
    .select()
    .from(giftBoxes)
    .where(and(eq(giftBoxes.active, true), condition))
    .orderBy(asc(giftBoxes.id));
  return rows.map((row) => {
    const prices = {
      branded: exchange(row.brandedMinor, rate),
      plain: exchange(row.plainMinor, rate),
      custom_branding: exchange(row.customBrandingMinor, rate),
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
  });
};

/** Every gift box on sale, priced at a rate. */
export const readGiftBoxes = (db: Database, rate: number): Promise<GiftBox[]> => readPriced(db, rate);

/** One gift box, when it is on sale. */
export const findGiftBox = async (db: Database, rate: number, id: number): Promise<GiftBox | undefined> =>
  (await readPriced(db, rate, eq(giftBoxes.id, id)))[0];
