import { found, Refusal } from '@gifting/api/core/refusal';
import { missingTexts } from '@gifting/api/core/texts';
import type { KeptPerson, KeptRow, RowOutcome } from '@gifting/domain/address-list/keep';
import {
  type AddressCounts,
  addressKeeping,
  addressRoom,
  addressStopOf,
  addressStops,
  tooManyAddresses,
} from '@gifting/domain/orders/order-addresses';
import { addressColumns, addressRow, boxOf } from '@gifting/domain/orders/packing';
import type { Page, PageQuery } from '@gifting/domain/wire/page';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Caller } from '../account/caller';
import { countPeople, keepPeople, readPeople, toPerson } from '../address-list/kept-people';
import type { Database } from '../database/database';
import { campaignRecipients, orders } from '../database/schema';
import { type PackingList, rowsInBatches } from '../packing/packing';
import { visibleOrder } from './lifecycle';
import { findRecordById } from './repository';

const selectOrder = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      id: orders.id,
      userId: orders.userId,
      packs: orders.packs,
      several: orders.severalAddresses,
      campaignType: orders.campaignType,
      status: orders.status,
    })
    .from(orders)
    .where(condition);

type OrderRow = Awaited<ReturnType<typeof selectOrder>>[number];

/** Finds an order, as far as its addresses depend on it. Throws a 404 for one that the caller may not see. */
export const findAddressed = async (db: Database, orderId: number, caller: Caller): Promise<OrderRow> => {
  const [order] = await selectOrder(db, visibleOrder(orderId, caller));
  return found(order, missingTexts.order);
};

const stopOf = (order: OrderRow) => addressStopOf({ ...order, campaign: order.campaignType !== null });

/** Reads to whom an order goes, newest first: nobody for a campaign. Throws a 404 for an order that the caller may not see. */
export const readAddresses = async (
  db: Database,
  orderId: number,
  caller: Caller,
  query: PageQuery,
): Promise<Page<KeptPerson>> => {
  const { id, campaignType } = await findAddressed(db, orderId, caller);
  return campaignType === null
    ? readPeople(db, id, query, (rows) => rows.map(toPerson))
    : { items: [], nextCursor: null };
};

/** Counts the addresses of an order. Throws a 404 for an order that the caller may not see. */
export const readAddressCounts = async (
  db: Database,
  orderId: number,
  caller: Caller,
): Promise<AddressCounts> => {
  const order = await findAddressed(db, orderId, caller);
  const stop = stopOf(order);
  return {
    kept: order.campaignType === null ? await countPeople(db, order.id) : 0,
    boxes: order.packs,
    stop,
    changeable: stop === null && order.userId === caller.id,
  };
};

/**
 * Locks an order whose addresses its buyer changes: of this and an action at once the second sees the first. Throws a 404
 * for an order of somebody else, a 422 where nothing may be changed.
 */
const lockChangeable = async (tx: Database, orderId: number, caller: Caller): Promise<OrderRow> => {
  const own = and(eq(orders.id, orderId), eq(orders.userId, caller.id));
  const [row] = await selectOrder(tx, own).for('update');
  const order = found(row, missingTexts.order);
  const stop = stopOf(order);
  if (stop !== null) throw new Refusal(422, addressStops[stop]);
  return order;
};

interface Change {
  readonly orderId: number;
  readonly caller: Caller;
}

/**
 * Keeps addresses in one transaction, and answers each row. Throws a 404 for an order of somebody else, a 422 where nothing
 * may be changed or there are more than boxes.
 */
export const keepAddresses = (
  db: Database,
  { orderId, caller, rows, now }: Change & { readonly rows: readonly KeptRow[]; readonly now: Date },
): Promise<RowOutcome[]> =>
  db.transaction(async (tx) => {
    const { packs } = await lockChangeable(tx, orderId, caller);
    return keepPeople(tx, {
      orderId,
      rows,
      rules: addressKeeping,
      most: addressRoom(packs),
      tooMany: (kept) => tooManyAddresses(packs, kept),
      now,
    });
  });

/** Removes an address. Throws a 404 for an unknown one, a 422 where nothing may be changed. */
export const removeAddress = (
  db: Database,
  { orderId, caller, addressId }: Change & { readonly addressId: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockChangeable(tx, orderId, caller);
    const [removed] = await tx
      .delete(campaignRecipients)
      .where(and(eq(campaignRecipients.id, addressId), eq(campaignRecipients.orderId, orderId)))
      .returning({ id: campaignRecipients.id });
    found(removed, missingTexts.address);
  });

/** What is to be packed for the addresses of an order: a box for each. */
export const addressesToPack: PackingList = {
  columns: addressColumns,
  widths: [26, 10, 26, 18, 36, 26, 20, 14],
  batches: async function* (db, orderId) {
    const record = await findRecordById(db, orderId);
    // What a campaign packs are its claims.
    if (!record || record.order.campaignType !== null) return;
    const box = boxOf(record.shown);
    yield* rowsInBatches(
      (query) => readPeople(db, orderId, query, (rows) => rows.map(toPerson)),
      (person) => [addressRow(box, person)],
    );
  },
};
