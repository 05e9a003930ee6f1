import { orderLifecycle } from '@gifting/domain/orders/lifecycle';
import { commentRequest, orderProofs, proofsRequest } from '@gifting/domain/orders/proofs';
import { commandResult, dataEnvelope, wireId } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { orderNumber } from './endpoints';

/** The proofs of one of the buyer's own orders (`orders.proofs`). Administrators read any order's. */
export const readProofs = endpoint({
  name: 'orders.proofs',
  method: 'GET',
  path: '/v1/order/{orderNumber}/proofs',
  access: 'user',
  params: orderNumber,
  response: dataEnvelope(orderProofs),
});

/**
 * Sends proofs of some items to the buyer, each as the item's next version, and moves the order on (`orders.proofs`). A 409
 * with the present lifecycle as for `orders.act`.
 */
export const sendProofs = endpoint({
  name: 'orders.sendProofs',
  method: 'POST',
  path: '/admin/v1/order/{orderNumber}/proofs',
  access: 'admin',
  params: orderNumber,
  encoding: 'multipart',
  body: proofsRequest,
  response: commandResult,
  conflict: orderLifecycle,
  handlesErrors: true,
});

/**
 * Comments on the newest proof of an item (`orders.proofs`). A 409 with the present lifecycle says that the order has moved
 * on, or that there is a newer proof.
 */
export const commentOnProof = endpoint({
  name: 'orders.comment',
  method: 'POST',
  path: '/v1/order/{orderNumber}/proofs/{proofId}/comments',
  access: 'user',
  params: z.extend(orderNumber, { proofId: wireId }),
  body: commentRequest,
  response: commandResult,
  conflict: orderLifecycle,
  handlesErrors: true,
});
