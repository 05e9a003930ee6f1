import { orderQuery } from '@gifting/api/orders/queries';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** One order, by the number in its address (E-04). */
export const reads = ({ params, role }: ReadsContext) => ({
  order: routeRead(orderQuery(role, params.orderId ?? '')),
});
