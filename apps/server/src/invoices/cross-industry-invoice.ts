import { localDay } from '@gifting/domain/dates/dates';
import type { Minor } from '@gifting/domain/money/money';
import type { DocumentKind } from '@gifting/domain/orders/invoicing';
import { vatCategoryOf } from '@gifting/domain/tax/vat-category';
import type { TradeParty } from './content';
import type { Invoice } from './invoice';
import { invoiceTexts as texts } from './texts';
import { toXml, type XmlNode } from './xml';

/** UNCL 1001: a commercial invoice, a credit note. */
const typeCodes = { invoice: '380', credit_note: '381' } as const satisfies Record<DocumentKind, string>;

const namespaces = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
} as const;

const decimal = (amount: Minor): string => (amount / 100).toFixed(2);

/** Leaves an element out instead of writing an empty one. */
const filled = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

/** An ISO date as 102 of UNCL 2379: `20260302`. */
const day = (date: string, prefix: 'udt' | 'qdt' = 'udt'): XmlNode => ({
  [`${prefix}:DateTimeString`]: { '@format': '102', '#': date.replaceAll('-', '') },
});

const party = ({ name, lines: [one, two, three], postCode, town, country }: TradeParty) => ({
  'ram:Name': filled(name),
  'ram:PostalTradeAddress': {
    'ram:PostcodeCode': filled(postCode),
    'ram:LineOne': one,
    'ram:LineTwo': two,
    'ram:LineThree': three,
    'ram:CityName': filled(town),
    'ram:CountryID': country,
  },
});

const withVatNumber = (written: XmlNode & object, number: string) => ({
  ...written,
  'ram:SpecifiedTaxRegistration':
    number === '' ? undefined : { 'ram:ID': { '@schemeID': 'VA', '#': number } },
});

/**
 * The e-invoice of a document: Cross Industry Invoice in the profile EN 16931 of Factur-X 1.0. `undefined` for what is no
 * e-invoice: a confirmation, an invoice without VAT, and a document of before there were e-invoices.
 */
export const crossIndustryInvoice = (invoice: Invoice, timeZone: string): string | undefined => {
  const { issued, taxed, terms, currency, lines } = invoice;
  if (!issued || !taxed?.parties || !terms) return undefined;
  const { seller, tax, parties } = taxed;
  const { code, exemption } = vatCategoryOf(tax, seller.country);
  const vat = {
    'ram:TypeCode': 'VAT',
    'ram:CategoryCode': code,
    'ram:RateApplicablePercent': String(tax.rate / 100),
  };
  const tree = {
    'rsm:CrossIndustryInvoice': {
      ...namespaces,
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': issued.number,
        'ram:TypeCode': typeCodes[issued.kind],
        'ram:IssueDateTime': day(localDay(invoice.date, timeZone)),
        'ram:IncludedNote': [invoice.campaign, texts.shipping]
          .filter((note) => note.trim() !== '')
          .map((note) => ({ 'ram:Content': note })),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': lines.map(({ name, unit, quantity, amount }, index) => ({
          'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
          'ram:SpecifiedTradeProduct': { 'ram:Name': name },
          'ram:SpecifiedLineTradeAgreement': {
            'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': decimal(unit) },
          },
          'ram:SpecifiedLineTradeDelivery': {
            // C62 is one piece (UN/ECE 20).
            'ram:BilledQuantity': { '@unitCode': 'C62', '#': String(quantity) },
          },
          'ram:SpecifiedLineTradeSettlement': {
            'ram:ApplicableTradeTax': vat,
            'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': decimal(amount) },
          },
        })),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:SellerTradeParty': withVatNumber(
            party({ ...seller, lines: [seller.street] }),
            seller.vatNumber,
          ),
          'ram:BuyerTradeParty': withVatNumber(party(parties.buyer), tax.vatNumber),
          'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': String(invoice.order) },
        },
        'ram:ApplicableHeaderTradeDelivery': {
          'ram:ShipToTradeParty': party(parties.shipTo),
          'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': day(terms.supplied) },
        },
        'ram:ApplicableHeaderTradeSettlement': {
          'ram:PaymentReference': issued.number,
          'ram:InvoiceCurrencyCode': currency,
          'ram:ApplicableTradeTax': {
            'ram:CalculatedAmount': decimal(tax.tax),
            'ram:TypeCode': vat['ram:TypeCode'],
            'ram:ExemptionReason': filled(texts.exempt[tax.treatment]),
            'ram:BasisAmount': decimal(tax.net),
            'ram:CategoryCode': code,
            'ram:ExemptionReasonCode': exemption ?? undefined,
            'ram:RateApplicablePercent': vat['ram:RateApplicablePercent'],
          },
          'ram:SpecifiedTradePaymentTerms': {
            'ram:Description': invoice.payment,
            'ram:DueDateDateTime': issued.kind === 'invoice' && terms.due ? day(terms.due) : undefined,
          },
          'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
            'ram:LineTotalAmount': decimal(invoice.total),
            'ram:TaxBasisTotalAmount': decimal(tax.net),
            'ram:TaxTotalAmount': { '@currencyID': currency, '#': decimal(tax.tax) },
            'ram:GrandTotalAmount': decimal(tax.gross),
            'ram:DuePayableAmount': decimal(tax.gross),
          },
          'ram:InvoiceReferencedDocument': issued.credits
            ? {
                'ram:IssuerAssignedID': issued.credits.number,
                'ram:FormattedIssueDateTime': day(localDay(issued.credits.date, timeZone), 'qdt'),
              }
            : undefined,
        },
      },
    },
  } as const;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(tree)}`;
};
