import { formatPrice } from '@gifting/domain/money/money';
import type { OrderTax } from '@gifting/domain/tax/order-tax';
import { vatText } from '@gifting/domain/tax/treatment';

/** The texts of VAT in the order flow and on an order (`orders.tax`). */
export const taxScreenTexts = {
  country: 'Country',
  vatNumber: 'VAT number of the company',
  vatNumberHint: 'With its country, e.g. ATU12345675. It decides whether VAT is charged within the EU.',
  net: 'Net',
  gross: 'Total with VAT',
  notes: {
    taxed: 'Prices are plus VAT.',
    intra_community: 'Prices are plus VAT. Your company accounts for it in its own country.',
    export: 'Prices are plus VAT, which is not charged on exports. Import duties may be.',
  } satisfies Record<OrderTax['treatment'], string>,
  failed: 'The VAT could not be worked out, so nothing can be ordered yet.',
  retry: 'Try again',
} as const;

/** The rows between the lines and the total: net and VAT. */
export const taxRows = (tax: OrderTax, currency: string) => [
  { label: taxScreenTexts.net, amount: formatPrice(tax.net, currency) },
  { label: vatText(tax), amount: formatPrice(tax.tax, currency) },
];
