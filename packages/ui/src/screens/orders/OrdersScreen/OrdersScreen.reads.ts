import { ordersQuery } from '@gifting/api/orders/queries';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** The orders that a role may see (ROLE-11). */
export const reads = ({ role }: ReadsContext) => ({
  orders: routeRead(ordersQuery(role)),
});
