import { existingOrder } from '@gifting/domain/orders/existing-order';
import { orderDetail, orderListItem, orderPlaced } from '@gifting/domain/orders/order';
import { statusGroupNames } from '@gifting/domain/orders/order-status';
import { orderPayload } from '@gifting/domain/orders/payload';
import { orderQuote } from '@gifting/domain/orders/quote';
import { pageEnvelope, pageQuery } from '@gifting/domain/wire/page';
import { dataEnvelope, wireId } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

/**
 * Places an order (API-19) at the server's prices. If the buyer saw other prices (`expected_prices`), it stores nothing
 * and answers with a 409 and the present quote; with `only_new` it answers a used key with a 409 and its order.
 */
export const createOrder = endpoint({
  name: 'orders.create',
  method: 'POST',
  path: '/v1/create-order',
  access: 'user',
  body: orderPayload,
  response: orderPlaced,
  conflict: z.union([orderQuote, existingOrder]),
  handlesErrors: true,
});

const listQuery = z.extend(pageQuery, {
  /** With `orders.lifecycle`; without it the list is of pending orders, as specified. */
  status: z.optional(z.enum(statusGroupNames)),
});

/** The buyer's own orders (API-23). */
export const listOwnOrders = endpoint({
  name: 'orders.own',
  method: 'GET',
  path: '/v1/pending-order',
  access: 'user',
  query: listQuery,
  response: pageEnvelope(orderListItem),
});

/** Every buyer's orders, for administrators (API-22). */
export const listAllOrders = endpoint({
  name: 'orders.all',
  method: 'GET',
  path: '/admin/v1/order/pending',
  access: 'admin',
  query: listQuery,
  response: pageEnvelope(orderListItem),
});

/** The order that a path names. */
export const orderNumber = z.object({ orderNumber: wireId });

/** One of the buyer's own orders (API-25). */
export const readOwnOrder = endpoint({
  name: 'orders.ownDetail',
  method: 'GET',
  path: '/v1/order/{orderNumber}',
  access: 'user',
  params: orderNumber,
  response: dataEnvelope(orderDetail, 2),
});

/** Any order, for administrators (API-24). */
export const readAnyOrder = endpoint({
  name: 'orders.anyDetail',
  method: 'GET',
  path: '/admin/v1/order/{orderNumber}',
  access: 'admin',
  params: orderNumber,
  response: dataEnvelope(orderDetail, 2),
});
