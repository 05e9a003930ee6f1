import type { Minor } from '@gifting/domain/money/money';
import type { OrderTax } from '@gifting/domain/tax/order-tax';
import type { Seller } from '@gifting/domain/tax/seller';

/** One line of an invoice, in hundredths of its currency; `amount` is without VAT. */
interface InvoiceLine {
  readonly name: string;
  readonly unit: Minor;
  readonly quantity: number;
  readonly amount: Minor;
}

/** What an invoice says of its order, as it is stored when it is issued. */
export interface InvoiceContent {
  readonly order: number;
  readonly campaign: string;
  readonly billTo: readonly string[];
  readonly deliverTo: readonly string[];
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  /** The sum of the lines. */
  readonly total: Minor;
  readonly payment: string;
  /** Who sells and the VAT; `null` where the seller charges none. */
  readonly taxed: { readonly seller: Seller; readonly tax: OrderTax } | null;
}
