import { type Minor, toMinor } from '@gifting/domain/money/money';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';

/** An amount of at most two decimals (BR-DEC-*), in hundredths. */
const amount = z.pipe(
  z.string().check(z.regex(/^\d+(\.\d{1,2})?$/)),
  z.transform((text): Minor => toMinor(text)),
);
const text = z.string().check(z.minLength(1));
const withAttribute = (name: string) =>
  z.pipe(
    z.object({ '#text': text, [name]: text }),
    z.transform((element) => ({ text: element['#text'] ?? '', attribute: element[name] ?? '' })),
  );
const day = z.object({ DateTimeString: z.object({ '#text': text, '@format': z.literal('102') }) });

const party = z.object({
  Name: z.optional(text),
  PostalTradeAddress: z.object({
    PostcodeCode: z.optional(text),
    LineOne: z.optional(text),
    LineTwo: z.optional(text),
    LineThree: z.optional(text),
    CityName: z.optional(text),
    CountryID: text,
  }),
  SpecifiedTaxRegistration: z.optional(z.object({ ID: withAttribute('@schemeID') })),
});

const category = { TypeCode: z.literal('VAT'), CategoryCode: text, RateApplicablePercent: text };

const schema = z.object({
  CrossIndustryInvoice: z.object({
    ExchangedDocumentContext: z.object({
      GuidelineSpecifiedDocumentContextParameter: z.object({ ID: text }),
    }),
    ExchangedDocument: z.object({ ID: text, TypeCode: text, IssueDateTime: day }),
    SupplyChainTradeTransaction: z.object({
      IncludedSupplyChainTradeLineItem: z.array(
        z.object({
          AssociatedDocumentLineDocument: z.object({ LineID: text }),
          SpecifiedTradeProduct: z.object({ Name: text }),
          SpecifiedLineTradeAgreement: z.object({
            NetPriceProductTradePrice: z.object({ ChargeAmount: amount }),
          }),
          SpecifiedLineTradeDelivery: z.object({ BilledQuantity: withAttribute('@unitCode') }),
          SpecifiedLineTradeSettlement: z.object({
            ApplicableTradeTax: z.tuple([z.object(category)]),
            SpecifiedTradeSettlementLineMonetarySummation: z.object({ LineTotalAmount: amount }),
          }),
        }),
      ),
      ApplicableHeaderTradeAgreement: z.object({ SellerTradeParty: party, BuyerTradeParty: party }),
      ApplicableHeaderTradeDelivery: z.object({
        ShipToTradeParty: z.optional(party),
        ActualDeliverySupplyChainEvent: z.optional(z.object({ OccurrenceDateTime: day })),
      }),
      ApplicableHeaderTradeSettlement: z.object({
        InvoiceCurrencyCode: text,
        ApplicableTradeTax: z.array(
          z.object({
            ...category,
            CalculatedAmount: amount,
            BasisAmount: amount,
            ExemptionReason: z.optional(text),
            ExemptionReasonCode: z.optional(text),
          }),
        ),
        SpecifiedTradePaymentTerms: z.optional(
          z.object({ Description: z.optional(text), DueDateDateTime: z.optional(day) }),
        ),
        SpecifiedTradeSettlementHeaderMonetarySummation: z.object({
          LineTotalAmount: amount,
          TaxBasisTotalAmount: amount,
          TaxTotalAmount: withAttribute('@currencyID'),
          GrandTotalAmount: amount,
          DuePayableAmount: amount,
        }),
        InvoiceReferencedDocument: z.optional(z.object({ IssuerAssignedID: text })),
      }),
    }),
  }),
});

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['IncludedSupplyChainTradeLineItem', 'ApplicableTradeTax'].includes(name),
});

interface Group {
  readonly category: string;
  /** In hundredths of a percent. */
  readonly rate: number;
}

/** What tests read out of a Cross Industry Invoice; amounts are in hundredths. Throws for one that lacks a required part. */
export const readEInvoice = (xml: string) => {
  const read: unknown = parser.parse(xml);
  const { ExchangedDocumentContext, ExchangedDocument, SupplyChainTradeTransaction } = z.parse(
    schema,
    read,
  ).CrossIndustryInvoice;
  const { ApplicableHeaderTradeAgreement: agreement, ApplicableHeaderTradeDelivery: delivery } =
    SupplyChainTradeTransaction;
  const settlement = SupplyChainTradeTransaction.ApplicableHeaderTradeSettlement;
  const sums = settlement.SpecifiedTradeSettlementHeaderMonetarySummation;
  const partyOf = ({ Name, PostalTradeAddress, SpecifiedTaxRegistration }: z.output<typeof party>) => ({
    name: Name ?? '',
    country: PostalTradeAddress.CountryID,
    vatNumber: SpecifiedTaxRegistration?.ID.attribute === 'VA' ? SpecifiedTaxRegistration.ID.text : '',
  });
  const groupOf = (tax: {
    readonly CategoryCode: string;
    readonly RateApplicablePercent: string;
  }): Group => ({
    category: tax.CategoryCode,
    rate: toMinor(tax.RateApplicablePercent),
  });
  return {
    profile: ExchangedDocumentContext.GuidelineSpecifiedDocumentContextParameter.ID,
    number: ExchangedDocument.ID,
    type: ExchangedDocument.TypeCode,
    issued: ExchangedDocument.IssueDateTime.DateTimeString['#text'],
    currency: settlement.InvoiceCurrencyCode,
    seller: partyOf(agreement.SellerTradeParty),
    buyer: partyOf(agreement.BuyerTradeParty),
    shipTo: delivery.ShipToTradeParty && partyOf(delivery.ShipToTradeParty),
    supplied: delivery.ActualDeliverySupplyChainEvent?.OccurrenceDateTime.DateTimeString['#text'],
    terms: settlement.SpecifiedTradePaymentTerms?.Description,
    due: settlement.SpecifiedTradePaymentTerms?.DueDateDateTime?.DateTimeString['#text'],
    preceding: settlement.InvoiceReferencedDocument?.IssuerAssignedID,
    lines: SupplyChainTradeTransaction.IncludedSupplyChainTradeLineItem.map((line) => ({
      id: line.AssociatedDocumentLineDocument.LineID,
      name: line.SpecifiedTradeProduct.Name,
      unit: line.SpecifiedLineTradeAgreement.NetPriceProductTradePrice.ChargeAmount,
      unitCode: line.SpecifiedLineTradeDelivery.BilledQuantity.attribute,
      quantity: Number(line.SpecifiedLineTradeDelivery.BilledQuantity.text),
      net: line.SpecifiedLineTradeSettlement.SpecifiedTradeSettlementLineMonetarySummation.LineTotalAmount,
      ...groupOf(line.SpecifiedLineTradeSettlement.ApplicableTradeTax[0]),
    })),
    breakdown: settlement.ApplicableTradeTax.map((tax) => ({
      ...groupOf(tax),
      net: tax.BasisAmount,
      tax: tax.CalculatedAmount,
      reason: tax.ExemptionReason,
      reasonCode: tax.ExemptionReasonCode,
    })),
    sums: {
      lines: sums.LineTotalAmount,
      net: sums.TaxBasisTotalAmount,
      tax: z.parse(amount, sums.TaxTotalAmount.text),
      taxCurrency: sums.TaxTotalAmount.attribute,
      gross: sums.GrandTotalAmount,
      due: sums.DuePayableAmount,
    },
  };
};

/** A Cross Industry Invoice as tests read it. */
export type EInvoice = ReturnType<typeof readEInvoice>;
