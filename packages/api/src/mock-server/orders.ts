import { existingOrder } from '@gifting/domain/orders/existing-order';
import type { OrderListItem } from '@gifting/domain/orders/order';
import { deliveryFaults, keptGiftNote } from '@gifting/domain/orders/order-request';
import { type OrderRequest, requestIdentity } from '@gifting/domain/orders/payload';
import { priceOrder, unknownCurrency } from '@gifting/domain/orders/price-order';
import { orderQuote } from '@gifting/domain/orders/quote';
import * as z from 'zod/mini';
import { fieldRefusal, Refusal, refuseFaults } from '../core/refusal';
import {
  alreadyOrderedText,
  changedQuoteText,
  fieldTexts,
  missingTexts,
  orderPlacedText,
} from '../core/texts';
import { idempotencyHeader, readIdempotencyKey } from '../orders/idempotency';
import { conversionOf } from './currencies';
import { findById, pageOf } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { giftBoxesOnSale, productsOnSale } from './on-sale';
import type { MockedOrder, MockServerState } from './state';

const missing = missingTexts.order;

/** Orders as lists show them, newest first. */
export const toList = (orders: readonly MockedOrder[]): OrderListItem[] =>
  orders
    .map(({ id, total, quantity, currency }) => ({
      id,
      status: 'pending',
      dueDate: null,
      price: total,
      quantity,
      currency,
    }))
    .reverse();

/** The fields orders and campaigns share. */
export const toShown = ({
  quantity,
  total,
  currency,
  items,
  giftBox,
  deliveryAddresses,
  billingAddresses,
}: MockedOrder) => ({ quantity, total, currency, items, giftBox, deliveryAddresses, billingAddresses });

const toDetail = (order: MockedOrder) => ({
  ...toShown(order),
  name: order.name,
  paymentStatus: 'pending',
  giftNote: order.giftNote,
  invoiceLink: null,
});

type Address = Omit<OrderRequest['billing_address'], 'biller_name'>;

const toAddress = (address: Address) => ({
  line1: address.address_line_1,
  line2: address.address_line_2 ?? '',
  line3: address.address_line_3 ?? '',
  postTown: address.post_town,
  postCode: address.postal_code,
  phone: address.phone,
});

/** Prices a request as the server does. Throws a 422 if it cannot be ordered, a 409 if prices changed. */
const price = (state: MockServerState, request: OrderRequest) => {
  const conversion = conversionOf(request.user_currency);
  if (conversion === undefined) throw fieldRefusal(unknownCurrency);
  const { priced, faults, changed } = priceOrder(request, {
    products: productsOnSale(state, conversion),
    giftBox: giftBoxesOnSale(state, conversion).find(({ id }) => id === request.gift_box_id),
  });
  refuseFaults(faults);
  if (changed) throw new Refusal(409, changedQuoteText, { details: z.encode(orderQuote, changed) });
  const { note, faults: noteFaults } = keptGiftNote(request.gift_note);
  refuseFaults(noteFaults);
  refuseFaults(deliveryFaults(request));
  return { ...priced, giftNote: note };
};

/** Placing and reading orders. */
export const orderHandlers = (server: MockServer): HandlersOf<'orders'> => {
  const { state, nextId } = server;
  const ownOf = (userId: string) => state.orders.filter((order) => order.userId === userId);
  return {
    'orders.create': ({ body, caller, headers }) => {
      const placed = { message: orderPlacedText, invoiceLink: null, paymentLink: null };
      const { id: userId } = caller();
      const key = readIdempotencyKey(headers.get(idempotencyHeader)) ?? null;
      const request = JSON.stringify(requestIdentity(body));
      const first = key === null ? undefined : ownOf(userId).find((order) => order.key === key);
      if (first && first.request !== request)
        throw fieldRefusal({ [idempotencyHeader]: [fieldTexts.keyUsed] });
      if (first && body.only_new)
        throw new Refusal(409, alreadyOrderedText, {
          details: z.encode(existingOrder, { orderNumber: first.id }),
        });
      if (first) return placed;
      const { items, giftBox, total, giftNote } = price(state, body);
      const several = body.multiple_delivery_address;
      state.orders.push({
        id: nextId(),
        userId,
        name: body.name,
        quantity: body.number_of_boxes,
        total,
        currency: body.user_currency,
        items: items.map(({ name, picture, unit }) => ({
          id: nextId(),
          name,
          picture,
          unit,
          quantity: body.number_of_boxes,
        })),
        giftBox: giftBox && { name: giftBox.name, picture: giftBox.picture, unit: giftBox.unit },
        deliveryAddresses: !several && body.delivery_address ? [toAddress(body.delivery_address)] : [],
        billingAddresses: [toAddress(body.billing_address)],
        giftNote,
        campaignType: body.campaign_type,
        campaignName: body.campaign_name,
        key,
        request,
      });
      return placed;
    },

    'orders.own': ({ query, caller }) => pageOf(toList(ownOf(caller().id)), query),
    'orders.ownDetail': ({ params, caller }) =>
      toDetail(findById(ownOf(caller().id), params.orderNumber, missing)),
    'orders.all': ({ query }) => pageOf(toList(state.orders), query),
    'orders.anyDetail': ({ params }) => toDetail(findById(state.orders, params.orderNumber, missing)),
  };
};
