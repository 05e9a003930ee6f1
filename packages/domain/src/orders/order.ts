import * as z from 'zod/mini';
import { type Minor, wireMoney } from '../money/money';
import { wireCount, wireId, wireNullableText, wireText } from '../wire/wire';

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
    price: z.int(),
    quantity: z.int(),
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

const modelAddress = z.object({
  line1: z.string(),
  line2: z.string(),
  line3: z.string(),
  postTown: z.string(),
  postCode: z.string(),
});

/** An address on an order. Both spellings of the fields are read; the written one of each kind is sent (E-02). */
const wireAddress = (kind: 'delivery' | 'billing') =>
  z.codec(
    z.object({
      addressLine1: wireText,
      addressLine2: wireText,
      addressLine3: wireText,
      address_line_1: wireText,
      address_line_2: wireText,
      address_line_3: wireText,
      post_town: wireText,
      postTown: wireText,
      postal_code: wireText,
      postCode: wireText,
    }),
    modelAddress,
    {
      decode: (wire) => ({
        line1: wire.addressLine1 || wire.address_line_1,
        line2: wire.addressLine2 || wire.address_line_2,
        line3: wire.addressLine3 || wire.address_line_3,
        postTown: wire.post_town || wire.postTown,
        postCode: wire.postal_code || wire.postCode,
      }),
      encode: ({ line1, line2, line3, postTown, postCode }) => {
        const delivery = kind === 'delivery';
        return {
          addressLine1: delivery ? line1 : '',
          addressLine2: delivery ? line2 : '',
          addressLine3: delivery ? line3 : '',
          address_line_1: delivery ? '' : line1,
          address_line_2: delivery ? '' : line2,
          address_line_3: delivery ? '' : line3,
          post_town: postTown,
          postTown: '',
          postal_code: postCode,
          postCode: '',
        };
      },
    },
  );

const wireList = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), []);

/** An order with its lines and addresses (ENT-45, ENT-46). Prices are per piece, in hundredths of `currency`. */
export const orderDetail = z.codec(
  z.object({
    name: wireText,
    payment_status: wireText,
    quantity: wireCount,
    price: wireMoney,
    price_in_currency: wireMoney,
    user_currency: wireText,
    order_items: wireList(
      z.object({
        product: z.object({ name: wireText, thumbnail_url: wireNullableText, thumbnail: wireNullableText }),
        product_price_user_currency: wireMoney,
        quantity: wireCount,
      }),
    ),
    gift_box: z.optional(z.nullable(z.object({ name: wireText, image: wireNullableText }))),
    gift_box_price_user_currency: z.optional(z.nullable(wireMoney)),
    delivery_addresses: wireList(wireAddress('delivery')),
    billing_addresses: wireList(wireAddress('billing')),
  }),
  z.object({
    name: z.string(),
    paymentStatus: z.string(),
    quantity: z.int(),
    total: z.int(),
    currency: z.string(),
    items: z.array(
      z.object({ name: z.string(), picture: z.nullable(z.string()), unit: z.int(), quantity: z.int() }),
    ),
    giftBox: z.nullable(z.object({ name: z.string(), picture: z.nullable(z.string()), unit: z.int() })),
    deliveryAddresses: z.array(modelAddress),
    billingAddresses: z.array(modelAddress),
  }),
  {
    decode: (wire) => ({
      name: wire.name,
      paymentStatus: wire.payment_status,
      quantity: wire.quantity,
      total: wire.price_in_currency,
      currency: wire.user_currency,
      items: wire.order_items.map(({ product, product_price_user_currency, quantity }) => ({
        name: product.name,
        picture: product.thumbnail_url ?? product.thumbnail,
        unit: product_price_user_currency,
        quantity,
      })),
      giftBox: wire.gift_box
        ? {
            name: wire.gift_box.name,
            picture: wire.gift_box.image,
            unit: wire.gift_box_price_user_currency ?? 0,
          }
        : null,
      deliveryAddresses: wire.delivery_addresses,
      billingAddresses: wire.billing_addresses,
    }),
    encode: (model) => ({
      name: model.name,
      payment_status: model.paymentStatus,
      quantity: model.quantity,
      price: model.total,
      price_in_currency: model.total,
      user_currency: model.currency,
      order_items: model.items.map(({ name, picture, unit, quantity }) => ({
        product: { name, thumbnail_url: picture, thumbnail: picture },
        product_price_user_currency: unit,
        quantity,
      })),
      gift_box: model.giftBox && { name: model.giftBox.name, image: model.giftBox.picture },
      gift_box_price_user_currency: model.giftBox?.unit ?? null,
      delivery_addresses: model.deliveryAddresses,
      billing_addresses: model.billingAddresses,
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
