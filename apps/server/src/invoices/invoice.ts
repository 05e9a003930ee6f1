import type { Minor } from '@gifting/domain/money/money';
import { lineTotal } from '@gifting/domain/orders/order';
import { totalOf } from '@gifting/domain/orders/totals';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orderAddresses } from '../database/schema';
import { findRecordById } from '../orders/repository';
import { invoiceTexts as texts } from './texts';

/** One line of an invoice, in hundredths of its currency. */
interface InvoiceLine {
  readonly name: string;
  readonly unit: Minor;
  readonly quantity: number;
  readonly amount: Minor;
}

/** The content of an invoice. */
export interface Invoice {
  readonly number: number;
  readonly date: Date;
  readonly campaign: string;
  readonly billTo: readonly string[];
  readonly deliverTo: readonly string[];
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  readonly total: Minor;
  readonly payment: string;
}

type Address = typeof orderAddresses.$inferSelect;

const addressLines = ({ name, email, phone, line1, line2, line3, postTown, postCode }: Address) =>
  [name, line1, line2, line3, `${postTown} ${postCode}`, email, phone].filter((line) => line.trim() !== '');

/**
 * Reads the invoice of a stored order; `undefined` for none. Throws if the lines do not add up to the total:
 * no invoice is better than a wrong one.
 */
export const readInvoice = async (db: Database, orderId: number): Promise<Invoice | undefined> => {
  const record = await findRecordById(db, orderId);
  if (!record) return undefined;
  const { order, shown } = record;
  const addresses = await db.select().from(orderAddresses).where(eq(orderAddresses.orderId, orderId));
  const of = (kind: Address['kind']) =>
    addresses.filter((address) => address.kind === kind).flatMap(addressLines);
  const box = shown.giftBox && {
    name: order.giftBoxOption
      ? `${shown.giftBox.name}, ${texts.options[order.giftBoxOption]}`
      : shown.giftBox.name,
    unit: shown.giftBox.unit,
    quantity: shown.quantity,
  };
  const lines = [...shown.items, ...(box ? [box] : [])].map(({ name, unit, quantity }) => ({
    name,
    unit,
    quantity,
    amount: lineTotal({ unit, quantity }),
  }));
  const total = totalOf(lines.map(({ amount }) => ({ total: amount })));
  if (total !== order.totalMinor) throw new Error(`The lines of order ${orderId} do not come to its total`);
  return {
    number: order.id,
    date: order.createdAt,
    campaign: order.campaignName ?? '',
    billTo: of('billing'),
    deliverTo: order.severalAddresses ? [texts.severalAddresses] : of('delivery'),
    currency: order.currency,
    lines,
    total,
    payment: texts.payment[order.paymentStatus],
  };
};
