import { allCollectionsQuery } from '@gifting/api/collections/admin-queries';
import { routeRead } from '#app/reads.ts';

/** All collections, for administrators (API-39). */
export const reads = () => ({ collections: routeRead(allCollectionsQuery()) });
