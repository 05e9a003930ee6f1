import type { Minor } from './money';

/** How catalogue prices convert to another currency. */
export interface Conversion {
  /** How much of the currency one unit of the base currency buys. */
  readonly rate: number;
  /** The rounding step in hundredths: 1, or 100 for a currency without decimals. */
  readonly step: Minor;
}

/** The identity: prices stay in the base currency. */
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

/** The decimals of a currency: 2 for most, 0 for yen, 3 for some dinars; 2 for an unknown code. */
export const decimalsOf = (currency: string): number => {
  // Cached: `Intl` is slow to construct, and there are few currencies.
  const decimals = known.get(currency) ?? readDecimals(currency);
  if (known.size < 200) known.set(currency, decimals);
  return decimals;
};

/** The smallest amount of a currency that can be paid, in hundredths: 100 for a currency without decimals. */
export const stepOf = (currency: string): Minor => 10 ** Math.max(0, 2 - decimalsOf(currency));

/**
 * The conversion to a currency. Amounts are in hundredths of any currency: one with fewer decimals rounds to what can be
 * paid, one with more has a hundredth as its smallest price.
 */
export const conversionTo = (currency: string, rate: number): Conversion => ({
  rate,
  step: stepOf(currency),
});

/**
 * Converts a catalogue price. All shown, summed and stored amounts come from here, rounded once per piece, so a total
 * equals the sum of its lines.
 */
export const exchange = (baseMinor: Minor, { rate, step }: Conversion): Minor =>
  Math.round((baseMinor * rate) / step) * step;
