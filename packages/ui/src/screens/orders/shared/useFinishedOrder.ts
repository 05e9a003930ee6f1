import { useEffect } from 'react';
import { useDraft, useSentOrder } from '#app/useDraft.ts';

/** Clears the three order-flow entries when a result page mounts (PAYR-05, PAYR-08). */
export const useFinishedOrder = (): void => {
  const [, store] = useDraft();
  const sent = useSentOrder();
  useEffect(() => {
    store.forget();
    sent.forget();
  }, [store, sent]);
};
