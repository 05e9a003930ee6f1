import { addressPackingQuery } from '@gifting/api/orders/address-queries';
import { useQueryClient } from '@tanstack/react-query';
import { PackingButtons } from '#screens/shared/PackingButtons/PackingButtons.tsx';

/** Downloads what is to be packed for the addresses of an order, for administrators. */
export const AddressPacking = ({ orderId }: { readonly orderId: string }) => {
  const client = useQueryClient();
  return (
    <PackingButtons fetchFiles={() => client.fetchQuery({ ...addressPackingQuery(orderId), staleTime: 0 })} />
  );
};
