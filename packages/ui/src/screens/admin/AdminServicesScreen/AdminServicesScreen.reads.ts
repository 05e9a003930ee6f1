import { allServicesQuery } from '@gifting/api/services/admin-queries';
import { routeRead } from '#app/reads.ts';

/** All services, for administrators (API-31). */
export const reads = () => ({ services: routeRead(allServicesQuery()) });
