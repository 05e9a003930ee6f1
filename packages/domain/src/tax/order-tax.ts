import * as z from 'zod/mini';
import { stepOf } from '../money/exchange';
import { type Minor, wireMoney } from '../money/money';
import { entity, field } from '../wire/entity';
import { wireCount, wireNullableText, wireText } from '../wire/wire';
import { type TaxedLines, taxLines } from './amounts';
import { isDestination } from './countries';
import { type TaxRule, taxRuleOf, taxTreatments } from './treatment';

/** What a buyer says for the VAT (`orders.tax`). Countries are ISO codes; `deliveryCountry` is null with several addresses. */
export interface TaxDetails {
  readonly deliveryCountry: string | null;
  readonly billingCountry: string;
  /** As typed; '' without one. */
  readonly vatNumber: string;
}

/** The messages of the fields. */
export const taxTexts = {
  countryMissing: 'Choose a country',
  vatNumberInvalid: 'This is no VAT number of a European country. Check it, or leave it empty.',
} as const;

const country = z.string().check(z.refine(isDestination, taxTexts.countryMissing));

/** The same in the body of create-order. */
export const taxRequest = z.object({
  delivery_country: z.nullable(country),
  billing_country: country,
  vat_number: z.string().check(z.maxLength(32, taxTexts.vatNumberInvalid)),
});
export type TaxRequest = z.output<typeof taxRequest>;

/** The body's part of the details. */
export const toTaxRequest = ({ deliveryCountry, billingCountry, vatNumber }: TaxDetails): TaxRequest => ({
  delivery_country: deliveryCountry,
  billing_country: billingCountry,
  vat_number: vatNumber,
});

/** The details of the body's part. */
export const toTaxDetails = ({ delivery_country, billing_country, vat_number }: TaxRequest): TaxDetails => ({
  deliveryCountry: delivery_country,
  billingCountry: billing_country,
  vatNumber: vat_number,
});

/** What the VAT of an order follows from besides the order: where the seller is, and the day there. */
export const taxBasis = entity({
  sellerCountry: field('seller_country', z.string().check(z.minLength(2))),
  day: field('day', z.iso.date()),
});
export type TaxBasis = z.output<typeof taxBasis>;

/** The VAT of an order (`orders.tax`), in hundredths of its currency. Its `net` is the sum of the prices. */
export interface OrderTax extends TaxRule {
  readonly net: Minor;
  readonly tax: Minor;
  readonly gross: Minor;
  readonly deliveryCountry: string | null;
  readonly billingCountry: string;
  /** In its one spelling, with the country; '' without one. */
  readonly vatNumber: string;
}

/** A VAT number in its one spelling, and the ISO code of its country. */
export interface VatNumber {
  readonly number: string;
  readonly country: string;
}

interface OrderToTax {
  readonly nets: readonly Minor[];
  readonly currency: string;
  /** Without details an order goes to the seller's country, where VAT is due in any case. */
  readonly details: TaxDetails | undefined;
  /** The number of the details; `null` for none and for one that is no VAT number. */
  readonly vatNumber: VatNumber | null;
  readonly basis: TaxBasis;
}

/** The VAT of an order and of each of its lines. Screens, server, mocks and invoices use this one function. */
export const taxOrder = ({
  nets,
  currency,
  details,
  vatNumber,
  basis,
}: OrderToTax): OrderTax & Pick<TaxedLines, 'lines'> => {
  const { deliveryCountry = null, billingCountry = basis.sellerCountry } = details ?? {};
  const rule = taxRuleOf({
    seller: basis.sellerCountry,
    country: deliveryCountry ?? billingCountry,
    vatCountry: vatNumber?.country ?? null,
    day: basis.day,
  });
  const { lines, sum } = taxLines(nets, rule.rate, stepOf(currency));
  return { ...rule, ...sum, deliveryCountry, billingCountry, vatNumber: vatNumber?.number ?? '', lines };
};

const taxPart = entity({
  treatment: field('treatment', z.enum(taxTreatments)),
  country: field('country', wireText),
  rate: field('rate', wireCount),
  net: field('net', wireMoney),
  tax: field('tax', wireMoney),
  gross: field('gross', wireMoney),
  deliveryCountry: field('delivery_country', wireNullableText),
  billingCountry: field('billing_country', wireText),
  vatNumber: field('vat_number', wireText),
});

/** The VAT of an order as an API sends it; `null` where it says nothing of VAT. */
export const wireOrderTax = z.codec(z.optional(z.nullable(taxPart)), z.nullable(z.custom<OrderTax>()), {
  decode: (tax) => tax ?? null,
  encode: (tax) => tax && { ...tax },
});
