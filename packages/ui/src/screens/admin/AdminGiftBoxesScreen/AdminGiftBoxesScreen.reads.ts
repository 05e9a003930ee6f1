import { allGiftBoxesQuery } from '@gifting/api/gift-boxes/admin-queries';
import { routeRead } from '#app/reads.ts';

/** All gift boxes, for administrators (API-44). */
export const reads = () => ({ giftBoxes: routeRead(allGiftBoxesQuery()) });
