import { keepAnswer, keepRequest, keptPerson } from '@gifting/domain/address-list/keep';
import { addressCounts } from '@gifting/domain/orders/order-addresses';
import { packingFiles } from '@gifting/domain/packing/packing';
import { pageEnvelope, pageQuery } from '@gifting/domain/wire/page';
import { commandResult, dataEnvelope, wireId } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { orderNumber } from './endpoints';

/** To whom one of the buyer's own orders goes, newest first (`orders.addresses`). Administrators read any order's. */
export const listAddresses = endpoint({
  name: 'orders.addresses',
  method: 'GET',
  path: '/v1/order/{orderNumber}/addresses',
  access: 'user',
  params: orderNumber,
  query: pageQuery,
  response: pageEnvelope(keptPerson),
});

/** How many addresses of an order are kept, and what keeps from changing them (`orders.addresses`). */
export const countAddresses = endpoint({
  name: 'orders.addressCounts',
  method: 'GET',
  path: '/v1/order/{orderNumber}/address-counts',
  access: 'user',
  params: orderNumber,
  response: dataEnvelope(addressCounts),
});

/**
 * Keeps many addresses of one of the buyer's own orders and answers each of them; the same rows again change nothing
 * (`orders.addresses`). A 422 says that they are more than the boxes, or that the order takes none any more.
 */
export const keepAddresses = endpoint({
  name: 'orders.keepAddresses',
  method: 'POST',
  path: '/v1/order/{orderNumber}/addresses',
  access: 'user',
  params: orderNumber,
  body: keepRequest,
  response: dataEnvelope(keepAnswer),
  handlesErrors: true,
});

/** Removes an address of one of the buyer's own orders (`orders.addresses`). A 422 as for `orders.keepAddresses`. */
export const removeAddress = endpoint({
  name: 'orders.removeAddress',
  method: 'POST',
  path: '/v1/order/{orderNumber}/addresses/{addressId}/remove',
  access: 'user',
  params: z.extend(orderNumber, { addressId: wireId }),
  response: commandResult,
  handlesErrors: true,
});

/** Links to the files of what is to be packed for an order to several addresses, for administrators (`orders.addresses`). */
export const readAddressPacking = endpoint({
  name: 'orders.packing',
  method: 'GET',
  path: '/admin/v1/order/{orderNumber}/packing',
  access: 'admin',
  params: orderNumber,
  response: dataEnvelope(packingFiles),
});
