import { giftingDetailQuery } from '@gifting/api/gifting/queries';
import { type ReadsContext, routeRead } from '#app/reads.ts';

/** A gifting category's page, by id or slug (GIFT-02). */
export const reads = ({ params }: ReadsContext) => ({
  category: routeRead(giftingDetailQuery(params.id ?? '')),
});
