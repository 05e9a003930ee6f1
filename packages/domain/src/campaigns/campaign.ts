import * as z from 'zod/mini';
import { wireMoney } from '../money/money';
import { type OrderListItem, orderListItem } from '../orders/order';
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
} from '../orders/order-parts';
import { wholeNumber, wireCount, wireId, wireList, wireNullableText, wireText } from '../wire/wire';

/** A row of the campaigns list (ENT-47): an order, seen as a campaign, so it reads like one. */
export const campaignListItem = orderListItem;
export type CampaignListItem = OrderListItem;

/**
 * A campaign with its lines and addresses (ENT-48, ENT-49). Prices are per piece, in hundredths of `currency`. The id
 * of a line is what the microsite setup names it by. `dueDate` is null when the API does not say (E-05).
 */
export const campaignDetail = z.codec(
  z.object({
    name: wireText,
    due_date: wireNullableText,
    quantity: wireCount,
    price_in_currency: wireMoney,
    user_currency: wireText,
    order_items: wireList(z.object({ id: wireId, ...wireLine })),
    ...wireBox,
    ...wireAddresses,
  }),
  z.object({
    name: z.string(),
    dueDate: z.nullable(z.string()),
    quantity: wholeNumber,
    total: wholeNumber,
    currency: z.string(),
    items: z.array(z.object({ id: z.string(), ...modelLine })),
    giftBox: modelBox,
    deliveryAddresses: z.array(modelAddress),
    billingAddresses: z.array(modelAddress),
  }),
  {
    decode: (wire) => ({
      name: wire.name,
      dueDate: wire.due_date,
      quantity: wire.quantity,
      total: wire.price_in_currency,
      currency: wire.user_currency,
      items: wire.order_items.map(({ id, ...line }) => ({ id, ...decodeLine(line) })),
      giftBox: decodeBox(wire),
      deliveryAddresses: wire.delivery_addresses,
      billingAddresses: wire.billing_addresses,
    }),
    encode: (model) => ({
      name: model.name,
      due_date: model.dueDate,
      quantity: model.quantity,
      price_in_currency: model.total,
      user_currency: model.currency,
      order_items: model.items.map(({ id, ...line }) => ({ id, ...encodeLine(line) })),
      ...encodeBox(model.giftBox),
      delivery_addresses: model.deliveryAddresses,
      billing_addresses: model.billingAddresses,
    }),
  },
);
export type CampaignDetail = z.output<typeof campaignDetail>;
