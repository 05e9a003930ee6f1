import { giftingQuery } from '@gifting/api/gifting/queries';
import { routeRead } from '#app/reads.ts';

/** The reads of the gifting page (GIFT-01). */
export const reads = () => ({
  categories: routeRead(giftingQuery()),
});
