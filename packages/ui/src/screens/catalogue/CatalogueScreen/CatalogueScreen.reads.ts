import { capabilitiesQuery } from '@gifting/api/capabilities/queries';
import { searchQuery } from '@gifting/api/catalogue/queries';
import { createDraftStore } from '@gifting/client-state/orders/draft-store';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import { type ReadsContext, routeRead } from '#app/reads.ts';
import { askedOf, readWish } from './wish';

/** What the address asks for, at the packs and in the currency of the box. */
export const reads = (
  { search, services }: ReadsContext,
  draft: OrderDraft = services.userData.of(createDraftStore).getSnapshot(),
) => ({
  capabilities: capabilitiesQuery(),
  results: routeRead(searchQuery(askedOf(readWish(search), draft))),
});
