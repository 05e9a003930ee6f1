import { countryName } from './countries';
import { isInEu, rateOf } from './rates';

/**
 * How goods are taxed: VAT at a rate, or none on an intra-Community supply to a business or on an export. Nothing is a
 * reverse charge (art. 194 to 199): goods leave from the seller's country, where the seller is registered.
 */
export const taxTreatments = ['taxed', 'intra_community', 'export'] as const;
type TaxTreatment = (typeof taxTreatments)[number];

/** What decides about the VAT of an order. */
export interface TaxFacts {
  /** The seller's country, an ISO code. */
  readonly seller: string;
  /** Where the gifts go; with several addresses, where the invoice goes. */
  readonly country: string;
  /** The country of the buyer's valid VAT number; `null` without one. */
  readonly vatCountry: string | null;
  /** The day of the order, an ISO date. */
  readonly day: string;
}

/** How an order is taxed. `rate` is in hundredths of a percent, and 0 where nothing is charged. */
export interface TaxRule {
  readonly treatment: TaxTreatment;
  /** The country whose VAT it is. */
  readonly country: string;
  readonly rate: number;
}

/**
 * How goods are taxed (Directive 2006/112/EC): to another EU country's business without VAT (art. 138), to everyone else in
 * the EU at the rate of the destination (art. 33), out of the seller's territory without VAT (art. 146).
 */
export const taxRuleOf = ({ seller, country, vatCountry, day }: TaxFacts): TaxRule => {
  const taxed = (at: string): TaxRule => ({ treatment: 'taxed', country: at, rate: rateOf(at, day) ?? 0 });
  if (country === seller) return taxed(seller);
  if (!isInEu(seller) || !isInEu(country)) return { treatment: 'export', country, rate: 0 };
  return vatCountry !== null && vatCountry !== seller && isInEu(vatCountry)
    ? { treatment: 'intra_community', country, rate: 0 }
    : taxed(country);
};

/** `VAT 19%, Germany`: what was charged, or why nothing was. */
export const vatText = ({ treatment, rate, country }: TaxRule): string => {
  const name = countryName(country);
  if (treatment === 'taxed') return `VAT ${rateText(rate)}, ${name}`;
  return treatment === 'export' ? `No VAT: export to ${name}` : 'No VAT: intra-Community supply';
};

/** `19%`, `25.5%`: a rate for people. */
export const rateText = (rate: number): string => `${rate / 100}%`;
