import { useCapability } from '@gifting/api/capabilities/queries';
import { confirmationQuery } from '@gifting/api/confirmation/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#app/ServicesProvider.tsx';

/** Milliseconds between two looks at an e-mail that orders wait for: it may be confirmed on a phone. */
const interval = 10_000;

/**
 * Whether the first order waits for the person's e-mail (`account.confirmation`). `isUnknown` until the API has answered; a
 * failure lets the order go on, because the server refuses it if need be. `wasAsked` stays once it has waited.
 */
export const useConfirmation = () => {
  const session = useSession();
  const asks = useCapability('account.confirmation') && session !== null;
  const { data, isPending } = useQuery({
    ...confirmationQuery(),
    enabled: asks,
    refetchInterval: ({ state }) => (state.data?.ordersWait ? interval : false),
    meta: { quiet: true },
  });
  const waits = asks && data?.ordersWait === true;
  const [wasAsked, setWasAsked] = useState(false);
  if (waits && !wasAsked) setWasAsked(true);
  return { waits, wasAsked, isUnknown: asks && isPending };
};
