import { giftingQuery } from '@gifting/api/gifting/queries';
import { routeRead } from '#app/reads.ts';

/** What the gifting page lists (GIFT-01). */
export const reads = () => ({
  categories: routeRead(giftingQuery()),
});
