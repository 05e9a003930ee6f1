import { fieldRefusal, Refusal, refuseFaults, refuseOutdated } from '@gifting/api/core/refusal';
import { fieldTexts, missingTexts } from '@gifting/api/core/texts';
import { twiceListed } from '@gifting/domain/campaigns/microsite';
import {
  changedMicrosite,
  type MicrositeRequest,
  type MicrositeSetup,
  micrositeSetup,
  tooManyGifts,
  unsetMicrosite,
} from '@gifting/domain/campaigns/microsite-setup';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { micrositeSetups, microsites, orderItems, orders } from '../database/schema';

type ItemRow = typeof micrositeSetups.$inferInsert;

const toRow = ({
  orderItemId,
  askSize,
  inputType,
  options,
  plainText,
  pieces,
}: MicrositeSetup['items'][number]): ItemRow => ({
  orderItemId: Number(orderItemId),
  askSize,
  ...(askSize && { inputType, options: [...options], plainText, pieces: [...pieces] }),
});

const refuseTwice = ({ products }: MicrositeRequest): void => {
  const twice = twiceListed(products);
  if (twice !== -1) throw fieldRefusal({ [`products.${twice}.order_item_id`]: [fieldTexts.itemTwice] });
};

/** Reads the set-up of the campaign that is the order `orderId`. */
export const readSetup = async (db: Database, orderId: number): Promise<MicrositeSetup> => {
  const items = await db
    .select({ id: orderItems.id, setup: micrositeSetups })
    .from(orderItems)
    .leftJoin(micrositeSetups, eq(micrositeSetups.orderItemId, orderItems.id))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  const [row] = await db.select().from(microsites).where(eq(microsites.orderId, orderId));
  const unset = unsetMicrosite(items.map(({ id }) => String(id)));
  return {
    ...unset,
    ...(row && {
      version: String(row.version),
      giftsPerPerson: row.giftsPerPerson,
      collectsAddresses: row.collectsAddresses,
      opens: row.opens,
      closes: row.closes,
      timeZone: row.timeZone,
    }),
    items: unset.items.map((item, index) => {
      const setup = items[index]?.setup;
      if (!setup) return item;
      const { askSize, inputType, options, plainText, pieces } = setup;
      return { ...item, askSize, inputType: inputType ?? item.inputType, options, plainText, pieces };
    }),
  };
};

/** Finds a campaign's microsite set-up; `undefined` for an unknown campaign. */
export const findMicrosite = async (
  db: Database,
  campaign: SQL | undefined,
): Promise<MicrositeSetup | undefined> => {
  const [order] = await db.select({ id: orders.id }).from(orders).where(campaign);
  return order && readSetup(db, order.id);
};

/**
 * Changes a campaign's microsite set-up; order items that are not named ask nothing. Throws a 404 for an unknown campaign
 * or order item, a 409 where somebody else has changed it since the version that the request names.
 */
export const setMicrosite = (
  db: Database,
  campaign: SQL | undefined,
  request: MicrositeRequest,
): Promise<void> =>
  db.transaction(async (tx) => {
    // Locked, so that of two changes at once the second sees the first.
    const [order] = await tx.select({ id: orders.id }).from(orders).where(campaign).for('update');
    if (!order) throw new Refusal(404, missingTexts.campaign);
    refuseTwice(request);
    const present = await readSetup(tx, order.id);
    const known = new Set(present.items.map(({ orderItemId }) => orderItemId));
    if (request.products.some(({ order_item_id }) => !known.has(order_item_id)))
      throw new Refusal(404, missingTexts.orderItem);
    refuseOutdated(micrositeSetup, request.version, present);
    const { version, items, ...rest } = changedMicrosite(present, request);
    const tooMany = tooManyGifts({ version, items, ...rest });
    refuseFaults(tooMany === null ? {} : { gifts_per_person: [tooMany] });
    const row = { ...rest, version: Number(version) };
    await tx
      .insert(microsites)
      .values({ ...row, orderId: order.id })
      .onConflictDoUpdate({ target: microsites.orderId, set: row });
    const ids = items.map(({ orderItemId }) => Number(orderItemId));
    if (ids.length > 0) await tx.delete(micrositeSetups).where(inArray(micrositeSetups.orderItemId, ids));
    const named = new Set(request.products.map(({ order_item_id }) => order_item_id));
    const rows = items.filter(({ orderItemId }) => named.has(orderItemId)).map(toRow);
    if (rows.length > 0) await tx.insert(micrositeSetups).values(rows);
  });
