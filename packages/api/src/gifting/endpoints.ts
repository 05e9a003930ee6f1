import { giftingItem } from '@gifting/domain/gifting/gifting';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

/** Gifting categories for the navigation and the home list (API-03). */
export const listGifting = endpoint({
  name: 'gifting.list',
  method: 'GET',
  path: '/v1/gifting',
  access: 'public',
  response: dataEnvelope(z.array(giftingItem)),
});
