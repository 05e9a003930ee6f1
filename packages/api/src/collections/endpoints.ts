import { collectionDetail, collectionItem } from '@gifting/domain/collections/collection';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { bySlug } from '../core/params';

/** Collections for the navigation (API-06). */
export const listCollections = endpoint({
  name: 'collections.list',
  method: 'GET',
  path: '/v1/collections',
  access: 'public',
  response: dataEnvelope(z.array(collectionItem)),
});

/** A collection's own page (API-07). */
export const readCollection = endpoint({
  name: 'collections.detail',
  method: 'GET',
  path: '/v1/collections/{slug}',
  access: 'public',
  params: bySlug,
  response: dataEnvelope(collectionDetail),
});
