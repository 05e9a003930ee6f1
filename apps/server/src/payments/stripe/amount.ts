import { decimalsOf } from '@gifting/domain/money/exchange';
import type { Minor } from '@gifting/domain/money/money';

/** Currencies Stripe counts in whole units: https://docs.stripe.com/currencies#zero-decimal */
const wholeUnits = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));

/**
 * An amount as Stripe counts it: in the currency's own smallest unit. Throws for an amount that has no such form, such
 * as half a yen: a card must never be asked for anything but the order's total.
 */
export const toStripeAmount = (amount: Minor, currency: string): number => {
  const code = currency.toUpperCase();
  if (!wholeUnits.has(code)) return decimalsOf(code) === 3 ? amount * 10 : amount;
  if (amount % 100 !== 0) throw new Error(`${amount} hundredths of ${code} cannot be paid by card`);
  return amount / 100;
};
