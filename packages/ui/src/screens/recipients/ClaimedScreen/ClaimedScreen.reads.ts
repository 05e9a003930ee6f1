import { ownClaimQuery } from '@gifting/api/claims/queries';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** The claim of the secret in the address. */
export const reads = ({ params: { secret = '' } }: ReadsContext) => ({
  claim: routeRead(ownClaimQuery(secret)),
});
