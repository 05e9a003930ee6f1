import { addressCountsQuery, addressesQuery } from '@gifting/api/orders/address-queries';
import { orderQuery } from '@gifting/api/orders/queries';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** The addresses of the order whose number is in the address. */
export const reads = ({ params: { orderId = '' }, role }: ReadsContext) => ({
  order: routeRead(orderQuery(role, orderId)),
  counts: routeRead(addressCountsQuery(orderId)),
  addresses: routeRead(addressesQuery(orderId)),
});
