import type { DocumentKind } from '@gifting/domain/orders/invoicing';
import { lineTotal } from '@gifting/domain/orders/order';
import { totalOf } from '@gifting/domain/orders/totals';
import { countryName } from '@gifting/domain/tax/countries';
import type { OrderTax } from '@gifting/domain/tax/order-tax';
import type { Seller } from '@gifting/domain/tax/seller';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { documents, orderAddresses } from '../database/schema';
import { findRecordById, taxOfRow } from '../orders/repository';
import type { InvoiceContent, TradeParty } from './content';
import { invoiceTexts as texts } from './texts';

/** A number that was given to a document, and when. */
interface IssuedNumber {
  readonly number: string;
  readonly date: Date;
}

/** An invoice as it is drawn: with its title, date, and the name of its file. */
export interface Invoice extends InvoiceContent {
  readonly title: string;
  readonly fileName: string;
  readonly date: Date;
  /** Its number, and the invoice that a credit note credits; `null` for what was not issued. */
  readonly issued: {
    readonly kind: DocumentKind;
    readonly number: string;
    readonly credits: IssuedNumber | null;
  } | null;
}

type Address = typeof orderAddresses.$inferSelect;

const addressLines = (
  { name, email, phone, line1, line2, line3, postTown, postCode }: Address,
  country: string | null | undefined,
) =>
  [
    name,
    line1,
    line2,
    line3,
    `${postTown} ${postCode}`,
    country ? countryName(country) : '',
    email,
    phone,
  ].filter((line) => line.trim() !== '');

const tradeParty = (
  { name, line1, line2, line3, postCode, postTown }: Address,
  country: string,
): TradeParty => ({
  name,
  lines: [line1, line2, line3].filter((line) => line.trim() !== ''),
  postCode,
  town: postTown,
  country,
});

/** Who buys, and where the goods go: of several addresses only the country that decides about the VAT. */
const partiesOf = (addresses: readonly Address[], { country, billingCountry, deliveryCountry }: OrderTax) => {
  const buyer = addresses.find(({ kind }) => kind === 'billing');
  if (!buyer) return undefined;
  const delivery = addresses.find(({ kind }) => kind === 'delivery');
  const nowhere: TradeParty = { name: '', lines: [], postCode: '', town: '', country };
  return {
    buyer: tradeParty(buyer, billingCountry),
    shipTo: delivery ? tradeParty(delivery, deliveryCountry ?? country) : nowhere,
  };
};

/**
 * Reads what an invoice of a stored order says; `undefined` for no order. Throws if the lines do not add up to the total:
 * no invoice is better than a wrong one.
 */
export const readContent = async (
  db: Database,
  orderId: number,
  seller: Seller | undefined,
): Promise<{ readonly content: InvoiceContent; readonly orderedAt: Date } | undefined> => {
  const record = await findRecordById(db, orderId);
  if (!record) return undefined;
  const { order, shown } = record;
  const addresses = await db.select().from(orderAddresses).where(eq(orderAddresses.orderId, orderId));
  const of = (kind: Address['kind'], country: string | null | undefined) =>
    addresses.filter((address) => address.kind === kind).flatMap((address) => addressLines(address, country));
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
  const tax = taxOfRow(order);
  const parties = tax && partiesOf(addresses, tax);
  return {
    orderedAt: order.createdAt,
    content: {
      order: order.id,
      campaign: order.campaignName ?? '',
      billTo: [
        ...of('billing', tax?.billingCountry),
        ...(tax?.vatNumber ? [texts.vatNumber(tax.vatNumber)] : []),
      ],
      deliverTo: order.severalAddresses ? [texts.severalAddresses] : of('delivery', tax?.deliveryCountry),
      currency: order.currency,
      lines,
      total,
      payment: texts.payment[order.paymentStatus],
      taxed: tax && seller ? { seller, tax, ...(parties && { parties }) } : null,
    },
  };
};

interface InvoiceToRead {
  readonly orderId: number;
  readonly kind: DocumentKind;
  readonly seller: Seller | undefined;
}

/**
 * Reads a document of an order; `undefined` for none. What was issued stays as it was; an order that has VAT and is not
 * invoiced yet has a confirmation, and one without VAT an invoice under its own number.
 */
export const readInvoice = async (
  db: Database,
  { orderId, kind, seller }: InvoiceToRead,
): Promise<Invoice | undefined> => {
  const issued = await db.select().from(documents).where(eq(documents.orderId, orderId));
  const document = issued.find((each) => each.kind === kind);
  const invoice = issued.find((each) => each.kind === 'invoice');
  const credited = kind === 'credit_note' ? invoice : undefined;
  if (document)
    return {
      ...document.content,
      ...(credited && { payment: texts.credits(credited.number) }),
      issued: {
        kind,
        number: document.number,
        credits: credited ? { number: credited.number, date: credited.issuedAt } : null,
      },
      title: texts.titles[kind](document.number),
      fileName: document.number,
      date: document.issuedAt,
    };
  const live = kind === 'invoice' ? await readContent(db, orderId, seller) : undefined;
  if (!live) return undefined;
  const drawn = { ...live.content, issued: null, date: live.orderedAt };
  return drawn.taxed
    ? { ...drawn, title: texts.confirmation(orderId), fileName: `order-${orderId}` }
    : { ...drawn, title: texts.titles.invoice(orderId), fileName: `invoice-${orderId}` };
};
