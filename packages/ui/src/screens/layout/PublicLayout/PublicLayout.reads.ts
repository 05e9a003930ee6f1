import { collectionsQuery } from '@gifting/api/collections/queries';
import { giftingQuery } from '@gifting/api/gifting/queries';
import { servicesQuery } from '@gifting/api/services/queries';
import { routeRead } from '#app/reads.ts';

/** Errors of the menu's reads are not reported: a visitor came for the page. */
const meta = { quiet: true } as const;

/** The reads of the public navigation (NAV-01 to 13). */
export const menuReads = () => ({
  gifting: routeRead({ ...giftingQuery(), meta }),
  services: routeRead({ ...servicesQuery(), meta }),
  collections: routeRead({ ...collectionsQuery(), meta }),
});
