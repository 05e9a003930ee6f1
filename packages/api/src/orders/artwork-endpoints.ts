import { artwork, artworkRequest } from '@gifting/domain/orders/artwork';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { orderNumber } from './endpoints';

/** Keeps a file of the caller, for `artwork_id` of an order (`orders.artwork`). Its content says what it is. */
export const uploadArtwork = endpoint({
  name: 'orders.uploadArtwork',
  method: 'POST',
  path: '/v1/artwork',
  access: 'user',
  encoding: 'multipart',
  body: artworkRequest,
  response: dataEnvelope(artwork),
  handlesErrors: true,
});

/** The artwork of one of the buyer's own orders, `null` without any (`orders.artwork`). Administrators read any order's. */
export const readArtwork = endpoint({
  name: 'orders.artwork',
  method: 'GET',
  path: '/v1/order/{orderNumber}/artwork',
  access: 'user',
  params: orderNumber,
  response: dataEnvelope(z.nullable(artwork)),
});
