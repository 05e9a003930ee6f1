import { orderActionRequest, orderLifecycle } from '@gifting/domain/orders/lifecycle';
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
