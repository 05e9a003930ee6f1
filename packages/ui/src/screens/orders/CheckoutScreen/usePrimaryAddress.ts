import { useCapability } from '@gifting/api/capabilities/queries';
import { profileQuery } from '@gifting/api/profile/queries';
import type { Address, CheckoutFormInput } from '@gifting/domain/orders/address';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '#app/ServicesProvider.tsx';
import type { KeptForm } from '#app/useKeptForm.ts';

const isBlank = (address: Address): boolean => Object.values(address).every((part) => part === '');

/**
 * Fills a blank checkout with the buyer's primary address (`account.profile`): what was typed stays. Returns whether it
 * did, to be said.
 */
export const usePrimaryAddress = <Output>(
  { getValues, setValue, restored }: KeptForm<CheckoutFormInput, Output>,
  isNew: boolean,
): boolean => {
  const session = useSession();
  const keepsProfile = useCapability('account.profile');
  const [filled, setFilled] = useState(false);
  const fills = isNew && !restored && session !== null && keepsProfile;
  // Whoever has to type an address needs no news of what failed.
  const { data } = useQuery({ ...profileQuery(), enabled: fills, meta: { quiet: true } });
  useEffect(() => {
    if (
      !data ||
      data.address.line1 === '' ||
      !isBlank(getValues('delivery')) ||
      !isBlank(getValues('billing'))
    )
      return;
    const { version: _version, ...address } = data.address;
    setValue('delivery', address, { shouldDirty: true });
    setValue('billing', address, { shouldDirty: true });
    setFilled(true);
  }, [data, getValues, setValue]);
  return filled;
};
