import { useEffect } from 'react';
import { useAttempts, useDraft } from '../../../app/useDraft';

/** Clears the three order-flow entries as soon as a result page shows (PAYR-05, PAYR-08). */
export const useFinishedOrder = (): void => {
  const [, store] = useDraft();
  const attempts = useAttempts();
  useEffect(() => {
    store.forget();
    attempts.forget();
  }, [store, attempts]);
};
