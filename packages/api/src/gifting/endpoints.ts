import { giftingChoice, giftingDetail, giftingItem } from '@gifting/domain/gifting/gifting';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { byId } from '../core/params';

/** Gifting categories for the navigation and the home list (API-03). */
export const listGifting = endpoint({
  name: 'gifting.list',
  method: 'GET',
  path: '/v1/gifting',
  access: 'public',
  response: dataEnvelope(z.array(giftingItem)),
});

/** A gifting category's own page (API-08). */
export const readGifting = endpoint({
  name: 'gifting.detail',
  method: 'GET',
  path: '/v1/gifting/{id}',
  access: 'public',
  params: byId,
  response: dataEnvelope(giftingDetail),
});

/** Gifting categories for the product form's choice (API-12). */
export const listGiftingChoices = endpoint({
  name: 'gifting.choices',
  method: 'GET',
  path: '/v1/gifting/dropdown/list',
  access: 'public',
  response: dataEnvelope(z.array(giftingChoice)),
});
