import { collectionsQuery } from '@gifting/api/collections/queries';
import { giftingQuery } from '@gifting/api/gifting/queries';
import { servicesQuery } from '@gifting/api/services/queries';
import { routeRead } from '#app/reads.ts';

/** A visitor came for the page, not for the menu: a menu that could not be filled is not reported. */
const meta = { quiet: true } as const;

/** What the public navigation lists (NAV-01 to 13). */
export const menuReads = () => ({
  gifting: routeRead({ ...giftingQuery(), meta }),
  services: routeRead({ ...servicesQuery(), meta }),
  collections: routeRead({ ...collectionsQuery(), meta }),
});
