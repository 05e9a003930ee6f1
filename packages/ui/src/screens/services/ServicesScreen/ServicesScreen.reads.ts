import { servicesQuery } from '@gifting/api/services/queries';
import { routeRead } from '#app/reads.ts';

/** What the services page lists (SERV-02). */
export const reads = () => ({
  services: routeRead(servicesQuery()),
});
