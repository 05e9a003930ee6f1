import type { Minor } from './money';

/** How catalogue prices become prices of another currency. */
export interface Conversion {
  /** How much of the currency one unit of the base currency buys. */
  readonly rate: number;
  /** What prices are rounded to, in hundredths: 1, or 100 for a currency that has no smaller coin than its unit. */
  readonly step: Minor;
}

/** Prices of the base currency as they are. */
export const unconverted: Conversion = { rate: 1, step: 1 };

const readDecimals = (currency: string): number => {
  try {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    return maximumFractionDigits;
  } catch {
    return 2;
  }
};

const known = new Map<string, number>();

/** The decimals a currency is paid in: 2 for most, 0 for yen, 3 for some dinars; 2 for a code that is none. */
export const decimalsOf = (currency: string): number => {
  // Asking takes a while, and there are few currencies.
  const decimals = known.get(currency) ?? readDecimals(currency);
  if (known.size < 200) known.set(currency, decimals);
  return decimals;
};

/**
 * The way to a currency. Amounts are held and shown in hundredths whatever the currency, so one with fewer decimals is
 * rounded to what can be paid, and one with more has the hundredth as its smallest price.
 */
export const conversionTo = (currency: string, rate: number): Conversion => ({
  rate,
  step: 10 ** Math.max(0, 2 - decimalsOf(currency)),
});

/**
 * A catalogue price in another currency. Every amount that is shown, added up or stored is made by this function and
 * rounded here once, per piece: totals are sums of rounded pieces and so equal the lines a person sees.
 */
export const exchange = (baseMinor: Minor, { rate, step }: Conversion): Minor =>
  Math.round((baseMinor * rate) / step) * step;
