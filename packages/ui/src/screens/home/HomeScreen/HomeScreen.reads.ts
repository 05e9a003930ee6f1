import { servicesQuery } from '@gifting/api/services/queries';
import { routeRead } from '#app/reads.ts';

/** Home's reads of the catalogue (HOME-09). */
export const reads = () => ({
  services: routeRead(servicesQuery()),
});
