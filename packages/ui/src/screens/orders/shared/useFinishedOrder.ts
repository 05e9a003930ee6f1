import { forgetAttempt } from '@gifting/domain/orders/attempt';
import { useEffect } from 'react';
import { useDraft, useServices } from '../../../app/ServicesProvider';

/** Clears the three order-flow entries as soon as a result page shows (PAYR-05, PAYR-08). */
export const useFinishedOrder = (): void => {
  const [, store] = useDraft();
  const { tabStorage } = useServices();
  useEffect(() => {
    store.clear();
    forgetAttempt(tabStorage);
  }, [store, tabStorage]);
};
