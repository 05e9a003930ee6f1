import { linkQuery } from '@gifting/api/claims/queries';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** What the link in the address leads to. */
export const reads = ({ params: { token = '' } }: ReadsContext) => ({
  link: routeRead(linkQuery(token)),
});
