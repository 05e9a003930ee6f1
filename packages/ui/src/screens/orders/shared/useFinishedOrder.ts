import { useEffect } from 'react';
import { useDraft, useIdempotencyKeys } from '#app/useDraft.ts';

/** Clears the three order-flow entries when a result page mounts (PAYR-05, PAYR-08). */
export const useFinishedOrder = (): void => {
  const [, store] = useDraft();
  const idempotencyKeys = useIdempotencyKeys();
  useEffect(() => {
    store.forget();
    idempotencyKeys.forget();
  }, [store, idempotencyKeys]);
};
