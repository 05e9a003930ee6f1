import { decimalsOf } from '@gifting/domain/money/exchange';
import type { Minor } from '@gifting/domain/money/money';

/** Currencies Stripe counts in whole units: https://docs.stripe.com/currencies#zero-decimal */
const wholeUnits = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));

/**
 * Converts an amount to the smallest unit of its currency. Throws if there is no exact one, such as for half
 * a yen: the card must be charged the order's total.
 */
export const toStripeAmount = (amount: Minor, currency: string): number => {
  const code = currency.toUpperCase();
  if (!wholeUnits.has(code)) return decimalsOf(code) === 3 ? amount * 10 : amount;
  if (amount % 100 !== 0) throw new Error(`${amount} hundredths of ${code} cannot be paid by card`);
  return amount / 100;
};
