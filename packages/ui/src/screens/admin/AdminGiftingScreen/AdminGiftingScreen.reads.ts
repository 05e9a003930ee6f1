import { allGiftingQuery } from '@gifting/api/gifting/admin-queries';
import { routeRead } from '#app/reads.ts';

/** All gifting packs, for administrators (API-35). */
export const reads = () => ({ gifting: routeRead(allGiftingQuery()) });
