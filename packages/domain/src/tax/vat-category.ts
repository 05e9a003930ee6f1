import { isInEu } from './rates';
import type { TaxRule } from './treatment';

/** A VAT category of an e-invoice (UNCL 5305, EN 16931 BT-118) and the code of its exemption (VATEX, BT-121). */
interface VatCategory {
  readonly code: 'S' | 'Z' | 'K' | 'G';
  /** `null` where VAT is charged, and from a seller outside the EU, whose exemptions have no code. */
  readonly exemption: 'VATEX-EU-IC' | 'VATEX-EU-G' | null;
}

/** The category that e-invoices give the goods of an order; `seller` is the country of the seller, an ISO code. */
export const vatCategoryOf = (
  { treatment, rate }: Pick<TaxRule, 'treatment' | 'rate'>,
  seller: string,
): VatCategory => {
  if (treatment === 'intra_community') return { code: 'K', exemption: 'VATEX-EU-IC' };
  if (treatment === 'export') return { code: 'G', exemption: isInEu(seller) ? 'VATEX-EU-G' : null };
  return { code: rate === 0 ? 'Z' : 'S', exemption: null };
};
