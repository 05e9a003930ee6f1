import { createDraftStore, type DraftStore } from '@gifting/client-state/orders/draft-store';
import { createSentOrder, type SentOrder } from '@gifting/client-state/orders/idempotency-key';
import { emptyDraft, type OrderDraft } from '@gifting/domain/orders/draft';
import { useSyncExternalStore } from 'react';
import { useServices } from './ServicesProvider';

const noDraft = () => emptyDraft;

/** The order draft and its store; always empty on the server. */
export const useDraft = (): readonly [OrderDraft, DraftStore] => {
  const store = useServices().userData.of(createDraftStore);
  return [useSyncExternalStore(store.subscribe, store.getSnapshot, noDraft), store] as const;
};

/** The order that this tab has sent without an answer. */
export const useSentOrder = (): SentOrder => useServices().userData.of(createSentOrder);
