import { collectionItem } from '@gifting/domain/collections/collection';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

/** Collections for the navigation (API-06). */
export const listCollections = endpoint({
  name: 'collections.list',
  method: 'GET',
  path: '/v1/collections',
  access: 'public',
  response: dataEnvelope(z.array(collectionItem)),
});
