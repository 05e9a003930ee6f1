import * as z from 'zod/mini';
import { type Minor, wireMoney } from '../money/money';
import { wireOrderTax } from '../tax/order-tax';
import { codecOf, entity, field, spellings } from '../wire/entity';
import { wireCount, wireId, wireList, wireNullableText, wireText } from '../wire/wire';
import { wireGiftNote } from './gift-note';
import { orderLine, sharedParts } from './order-parts';

/** A row of the orders list (ENT-44). `currency` is '' when the API does not say. `dueDate` is an ISO date or null. */
export const orderListItem = entity({
  id: field('id', wireId),
  status: field('status', wireText),
  dueDate: field('due_date', wireNullableText),
  price: field('price', wireMoney),
  quantity: field('quantity', wireCount),
  currency: field('user_currency', wireText),
});
export type OrderListItem = z.output<typeof orderListItem>;

/**
 * An order with its lines and addresses (ENT-45, ENT-46). Prices are per piece, in hundredths of `currency`.
 * `invoiceLink`, `giftNote` and `tax` are null unless the API makes invoices, says what the buyer wrote, or charges VAT.
 */
export const orderDetail = entity({
  name: field('name', wireText),
  paymentStatus: field('payment_status', wireText),
  /** Until when a card holds an authorised amount, an ISO moment. */
  heldUntil: field('payment_held_until', wireNullableText),
  total: spellings(['price_in_currency', 'price'], wireMoney),
  items: field('order_items', wireList(orderLine)),
  ...sharedParts,
  giftNote: field('gift_note', wireGiftNote),
  invoiceLink: field('invoice_link', wireNullableText),
  tax: field('tax', wireOrderTax),
  /** Of what was issued; null before. */
  invoiceNumber: field('invoice_number', wireNullableText),
  creditNoteNumber: field('credit_note_number', wireNullableText),
  creditNoteLink: field('credit_note_link', wireNullableText),
});
export type OrderDetail = z.output<typeof orderDetail>;

/** What one line of an order costs: unit price times quantity, in hundredths. */
export const lineTotal = (line: { readonly unit: Minor; readonly quantity: number }): Minor =>
  line.unit * line.quantity;

/** What an order comes to: with its VAT, where the API charges it. */
export const amountDue = ({ total, tax }: Pick<OrderDetail, 'total' | 'tax'>): Minor => tax?.gross ?? total;

/** The answer to create-order (API-19). A link is null when the order has none. */
export const orderPlaced = codecOf({
  wire: {
    message: wireText,
    data: z.optional(
      z.nullable(z.object({ invoice_link: wireNullableText, payment_link: wireNullableText })),
    ),
  },
  decode: ({ message, data }): OrderPlaced => ({
    message,
    invoiceLink: data?.invoice_link ?? null,
    paymentLink: data?.payment_link ?? null,
  }),
  encode: ({ message, invoiceLink, paymentLink }) => ({
    message,
    data: { invoice_link: invoiceLink, payment_link: paymentLink },
  }),
});

interface OrderPlaced {
  message: string;
  invoiceLink: string | null;
  paymentLink: string | null;
}
