import * as z from 'zod/mini';
import { type Minor, wireMoney } from '../money/money';
import { wholeNumber, wireCount, wireId, wireList, wireNullableText, wireText } from '../wire/wire';
import {
  decodeBox,
  decodeLine,
  encodeBox,
  encodeLine,
  modelAddress,
  modelBox,
  modelLine,
  wireAddresses,
  wireBox,
  wireLine,
} from './order-parts';

/** A row of the orders list (ENT-44). `currency` is '' when the API does not say. `dueDate` is an ISO date or null. */
export const orderListItem = z.codec(
  z.object({
    id: wireId,
    status: wireText,
    due_date: wireNullableText,
    price: wireMoney,
    quantity: wireCount,
    user_currency: wireText,
  }),
  z.object({
    id: z.string(),
    status: z.string(),
    dueDate: z.nullable(z.string()),
    price: wholeNumber,
    quantity: wholeNumber,
    currency: z.string(),
  }),
  {
    decode: ({ due_date, user_currency, ...rest }) => ({
      ...rest,
      dueDate: due_date,
      currency: user_currency,
    }),
    encode: ({ dueDate, currency, ...rest }) => ({ ...rest, due_date: dueDate, user_currency: currency }),
  },
);
export type OrderListItem = z.output<typeof orderListItem>;

/**
 * An order with its lines and addresses (ENT-45, ENT-46). Prices are per piece, in hundredths of `currency`. An API that
 * draws invoices sends a link to the order's; otherwise it is null.
 */
export const orderDetail = z.codec(
  z.object({
    name: wireText,
    payment_status: wireText,
    quantity: wireCount,
    price: wireMoney,
    price_in_currency: wireMoney,
    user_currency: wireText,
    order_items: wireList(z.object(wireLine)),
    ...wireBox,
    ...wireAddresses,
    invoice_link: wireNullableText,
  }),
  z.object({
    name: z.string(),
    paymentStatus: z.string(),
    quantity: wholeNumber,
    total: wholeNumber,
    currency: z.string(),
    items: z.array(z.object(modelLine)),
    giftBox: modelBox,
    deliveryAddresses: z.array(modelAddress),
    billingAddresses: z.array(modelAddress),
    invoiceLink: z.nullable(z.string()),
  }),
  {
    decode: (wire) => ({
      name: wire.name,
      paymentStatus: wire.payment_status,
      quantity: wire.quantity,
      total: wire.price_in_currency,
      currency: wire.user_currency,
      items: wire.order_items.map(decodeLine),
      giftBox: decodeBox(wire),
      deliveryAddresses: wire.delivery_addresses,
      billingAddresses: wire.billing_addresses,
      invoiceLink: wire.invoice_link,
    }),
    encode: (model) => ({
      name: model.name,
      payment_status: model.paymentStatus,
      quantity: model.quantity,
      price: model.total,
      price_in_currency: model.total,
      user_currency: model.currency,
      order_items: model.items.map(encodeLine),
      ...encodeBox(model.giftBox),
      delivery_addresses: model.deliveryAddresses,
      billing_addresses: model.billingAddresses,
      invoice_link: model.invoiceLink,
    }),
  },
);
export type OrderDetail = z.output<typeof orderDetail>;
export type OrderAddress = z.output<typeof modelAddress>;

/** What one line of an order costs: unit price times quantity, in hundredths. */
export const lineTotal = (line: { readonly unit: Minor; readonly quantity: number }): Minor =>
  line.unit * line.quantity;

/** The answer to create-order (API-19). A link is null when the order has none. */
export const orderPlaced = z.codec(
  z.object({
    message: wireText,
    data: z.optional(
      z.nullable(z.object({ invoice_link: wireNullableText, payment_link: wireNullableText })),
    ),
  }),
  z.object({ message: z.string(), invoiceLink: z.nullable(z.string()), paymentLink: z.nullable(z.string()) }),
  {
    decode: ({ message, data }) => ({
      message,
      invoiceLink: data?.invoice_link ?? null,
      paymentLink: data?.payment_link ?? null,
    }),
    encode: ({ message, invoiceLink, paymentLink }) => ({
      message,
      data: { invoice_link: invoiceLink, payment_link: paymentLink },
    }),
  },
);
