import { orderActionRequest, orderLifecycle } from '@gifting/domain/orders/lifecycle';
import { orderPlaced } from '@gifting/domain/orders/order';
import { orderPaymentRequest } from '@gifting/domain/orders/order-payment';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import { endpoint } from '../core/endpoint';
import { orderNumber } from './endpoints';

/** The lifecycle of one of the buyer's own orders (`orders.lifecycle`). Administrators read any order's. */
export const readLifecycle = endpoint({
  name: 'orders.lifecycle',
  method: 'GET',
  path: '/v1/order/{orderNumber}/lifecycle',
  access: 'user',
  params: orderNumber,
  response: dataEnvelope(orderLifecycle),
});

/**
 * Acts on an order (`orders.lifecycle`). A 409 with the present lifecycle says that its status does not allow the action,
 * or that somebody else has acted since the version that the request names.
 */
export const actOnOrder = endpoint({
  name: 'orders.act',
  method: 'POST',
  path: '/v1/order/{orderNumber}/lifecycle',
  access: 'user',
  params: orderNumber,
  body: orderActionRequest,
  response: commandResult,
  conflict: orderLifecycle,
  handlesErrors: true,
});

/**
 * Pays one of the buyer's own orders whose card was refused, holds its amount no longer or was never entered: by a card, or
 * by invoice instead (`orders.lifecycle`). A 409 with the present lifecycle says that nothing is left to pay.
 */
export const payOrder = endpoint({
  name: 'orders.pay',
  method: 'POST',
  path: '/v1/order/{orderNumber}/payment',
  access: 'user',
  params: orderNumber,
  body: orderPaymentRequest,
  response: orderPlaced,
  conflict: orderLifecycle,
  handlesErrors: true,
});
