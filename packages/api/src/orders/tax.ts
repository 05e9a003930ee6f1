import type { Minor } from '@gifting/domain/money/money';
import type { OrderFaults } from '@gifting/domain/orders/price-order';
import {
  type TaxBasis,
  type TaxDetails,
  type TaxRequest,
  taxOrder,
  taxTexts,
  type VatNumber,
} from '@gifting/domain/tax/order-tax';
import { isInEu } from '@gifting/domain/tax/rates';
import { checkVAT, countries } from 'jsvat';

/** The EU and its neighbours whose businesses have VAT numbers too. */
const european = countries.filter(
  ({ codes: [code = ''] }) => isInEu(code) || ['GB', 'CH', 'NO'].includes(code),
);

/**
 * A VAT number of a European country in its one spelling; `null` for any other text. Form and check digits are looked at;
 * whether the number is in use only its country can tell.
 */
export const readVatNumber = (text: string): VatNumber | null => {
  const { isValid, value: number, country } = checkVAT(text, european);
  return isValid && number !== undefined && country ? { number, country: country.isoCode.short } : null;
};

interface PricedOrder {
  readonly nets: readonly Minor[];
  readonly currency: string;
  readonly details: TaxDetails | undefined;
  readonly basis: TaxBasis;
}

/** The VAT of an order ({@link taxOrder}), with the number as it was typed. */
export const taxOf = (order: PricedOrder) =>
  taxOrder({ ...order, vatNumber: readVatNumber(order.details?.vatNumber ?? '') });

/** Whether a text can stand for a VAT number: one of Europe, or none. */
export const isVatNumberOrNone = (text: string): boolean =>
  text.trim() === '' || readVatNumber(text) !== null;

/** The fault of a request whose VAT number is none. */
export const taxFaults = (tax: TaxRequest | undefined): OrderFaults =>
  isVatNumberOrNone(tax?.vat_number ?? '') ? {} : { 'tax.vat_number': [taxTexts.vatNumberInvalid] };
