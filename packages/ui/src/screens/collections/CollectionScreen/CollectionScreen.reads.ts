import { collectionQuery } from '@gifting/api/collections/queries';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** A collection's page, by slug or id (COLL-01). */
export const reads = ({ params }: ReadsContext) => ({
  collection: routeRead(collectionQuery(params.collectionId ?? '')),
});
