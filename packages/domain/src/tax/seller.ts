/** Who sells, as invoices say it. `country` is an ISO code whose VAT rate is known. */
export interface Seller {
  readonly name: string;
  readonly street: string;
  readonly postCode: string;
  readonly town: string;
  readonly country: string;
  readonly vatNumber: string;
}
