import { ordersQuery } from '@gifting/api/orders/queries';
import type { StatusGroup } from '@gifting/domain/orders/order-status';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** The orders that are listed first, where the API tells statuses apart (`orders.lifecycle`). */
export const defaultStatus = 'active';

/** The orders that a role may see (ROLE-11). */
export const reads = ({ role }: ReadsContext, status: StatusGroup = defaultStatus) => ({
  orders: routeRead(ordersQuery(role, status)),
});
