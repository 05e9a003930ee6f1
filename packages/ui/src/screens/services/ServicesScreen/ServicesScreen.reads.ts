import { servicesQuery } from '@gifting/api/services/queries';
import { routeRead } from '#app/reads.ts';

/** The reads of the services page (SERV-02). */
export const reads = () => ({
  services: routeRead(servicesQuery()),
});
