import { useEffect } from 'react';
import { useDraft, useServices } from '../../../app/ServicesProvider';

/** Clears the three order-flow entries as soon as a result page shows (PAYR-05, PAYR-08). */
export const useFinishedOrder = (): void => {
  const [, store] = useDraft();
  const { attempts } = useServices();
  useEffect(() => {
    store.clear();
    attempts.forget();
  }, [store, attempts]);
};
