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

/** Who buys, or where the goods go. Only `country`, an ISO code, is never ''. */
export interface TradeParty {
  readonly name: string;
  /** At most three lines of the address, none of them ''. */
  readonly lines: readonly string[];
  readonly postCode: string;
  readonly town: string;
  readonly country: string;
}

/** When the goods count as supplied and the amount is due, as ISO dates in the seller's time zone. */
interface InvoiceTerms {
  readonly supplied: string;
  /** `null` where a card pays. */
  readonly due: string | null;
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
  readonly taxed: {
    readonly seller: Seller;
    readonly tax: OrderTax;
    /** Missing from documents of before there were e-invoices. */
    readonly parties?: { readonly buyer: TradeParty; readonly shipTo: TradeParty };
  } | null;
  /** Set on issue; missing as `parties` is. */
  readonly terms?: InvoiceTerms;
}
