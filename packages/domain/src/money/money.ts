import * as z from 'zod/mini';
import { onFirstUse } from '../intl/on-first-use';

/** An amount in hundredths of the currency's unit: 1,878.00 GBP is 187800. Always a whole number. */
export type Minor = number;

const plainDecimal = /^-?\d+(\.\d+)?$/;

/** Rounds a decimal amount (8.4 or "8.40") half up to hundredths. NaN when it is no amount. */
export const toMinor = (amount: number | string): Minor => {
  const text = String(amount).trim();
  // A number that JavaScript writes with an exponent is too small or too large to be rounded wrong.
  return plainDecimal.test(text) ? Math.round(Number(`${text}e2`)) : Math.round(Number(text) * 100);
};

/** The decimal amount the wire carries: 840 is 8.4. */
export const toAmount = (minor: Minor): number => minor / 100;

const format = onFirstUse(
  () => new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** `1,878.00`: always two decimals (PAY-07). */
export const formatAmount = (minor: Minor): string => format().format(toAmount(minor));

/** `1,878.00 GBP`: the amount and the currency it is in. */
export const formatPrice = (minor: Minor, currency: string): string =>
  `${formatAmount(minor)} ${currency}`.trim();

/** An amount on the wire: a decimal number, or text holding one. Negative and unreadable amounts are refused. */
export const wireMoney = z.codec(z.union([z.number(), z.string()]), z.int().check(z.nonnegative()), {
  decode: (amount, context) => {
    // Text is an amount only in plain digits: not 0x10, not 1e3.
    const readable = typeof amount === 'number' || plainDecimal.test(amount.trim());
    const minor = readable ? toMinor(amount) : Number.NaN;
    if (Number.isSafeInteger(minor)) return minor;
    context.issues.push({
      code: 'custom',
      input: amount,
      message: 'Expected an amount of at most 90,071,992,547,409.91.',
    });
    return z.NEVER;
  },
  encode: toAmount,
});
