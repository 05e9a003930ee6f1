import { product } from '@gifting/domain/products/product';
import { dataEnvelope, wireCount, wireId } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

/** Products of a category, priced in a currency (API-13). Without a category all products, for re-pricing a box. */
export const listProducts = endpoint({
  name: 'products.list',
  method: 'GET',
  path: '/v1/products',
  access: 'public',
  query: z.object({
    category: z.optional(wireId),
    number_of_boxes: z.optional(wireCount),
    currency: z.optional(z.string().check(z.maxLength(10))),
  }),
  response: dataEnvelope(z.array(product)),
});
