import { giftBox } from '@gifting/domain/gift-boxes/gift-box';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

/** Packaging, priced in a currency (API-14). */
export const listGiftBoxes = endpoint({
  name: 'giftBoxes.list',
  method: 'GET',
  path: '/v1/gift-box',
  access: 'public',
  query: z.object({ currency: z.optional(z.string().check(z.maxLength(10))) }),
  response: dataEnvelope(z.array(giftBox)),
});
