import { type Attempts, createAttempts } from '@gifting/domain/orders/attempt';
import { emptyDraft, type OrderDraft } from '@gifting/domain/orders/draft';
import { createDraftStore, type DraftStore } from '@gifting/domain/orders/draft-store';
import { useSyncExternalStore } from 'react';
import { useServices } from './ServicesProvider';

const noDraft = () => emptyDraft;

/** The order draft, and the store that changes it; while rendering on a server always the empty draft. */
export const useDraft = (): readonly [OrderDraft, DraftStore] => {
  const store = useServices().belongings.of(createDraftStore);
  return [useSyncExternalStore(store.subscribe, store.getSnapshot, noDraft), store] as const;
};

/** The attempts at an order in this tab. */
export const useAttempts = (): Attempts => useServices().belongings.of(createAttempts);
