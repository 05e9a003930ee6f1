import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { taxOf } from '@gifting/api/orders/tax';
import { taxBasisQuery } from '@gifting/api/orders/tax-queries';
import type { SummaryLine } from '@gifting/domain/orders/totals';
import type { TaxDetails } from '@gifting/domain/tax/order-tax';
import { useQuery } from '@tanstack/react-query';

interface OrderToTax {
  readonly lines: readonly SummaryLine[];
  readonly currency: string;
  readonly details: TaxDetails | undefined;
}

/** The VAT of a box before it is ordered (`orders.tax`): `tax` is null without the capability, and until it is known. */
export const useOrderTax = ({ lines, currency, details }: OrderToTax) => {
  const hasTax = useKnownCapability('orders.tax');
  const { data: basis, isError, refetch } = useQuery({ ...taxBasisQuery(), enabled: hasTax === true });
  return {
    basis,
    tax: basis ? taxOf({ nets: lines.map(({ total }) => total), currency, details, basis }) : null,
    /** Whether an order would have VAT that its buyer has not seen. */
    isUnknown: hasTax !== false && !basis,
    failed: isError && !basis,
    retry: () => void refetch(),
  };
};
