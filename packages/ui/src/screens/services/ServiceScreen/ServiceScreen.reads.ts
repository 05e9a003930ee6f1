import { serviceQuery } from '@gifting/api/services/queries';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** A service's page, by slug or id (SVCD-01). */
export const reads = ({ params }: ReadsContext) => ({
  service: routeRead(serviceQuery(params.id ?? '')),
});
