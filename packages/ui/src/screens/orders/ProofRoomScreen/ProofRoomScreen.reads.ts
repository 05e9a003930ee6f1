import { proofsQuery } from '@gifting/api/orders/proof-queries';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** The proofs of the order whose number is in the address. */
export const reads = ({ params }: ReadsContext) => ({
  proofs: routeRead(proofsQuery(params.orderId ?? '')),
});
