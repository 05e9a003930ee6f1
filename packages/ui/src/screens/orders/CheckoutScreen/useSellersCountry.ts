import type { CheckoutFormInput } from '@gifting/domain/orders/address';
import { useEffect } from 'react';
import type { KeptForm } from '#app/useKeptForm.ts';

/** Fills countries that nobody has chosen with the seller's, where most gifts go. */
export const useSellersCountry = <Output>(
  { getValues, setValue }: Pick<KeptForm<CheckoutFormInput, Output>, 'getValues' | 'setValue'>,
  sellerCountry: string | undefined,
): void => {
  useEffect(() => {
    if (sellerCountry === undefined) return;
    for (const name of ['deliveryCountry', 'billingCountry'] as const)
      if (getValues(name) === '') setValue(name, sellerCountry);
  }, [sellerCountry, getValues, setValue]);
};
