import type { Minor } from '../money/money';

/** An amount with its VAT, in hundredths of a currency: net and tax come to gross. */
interface TaxedAmount {
  readonly net: Minor;
  readonly tax: Minor;
  readonly gross: Minor;
}

/** The taxed lines of an order, in their order, and their sum. */
export interface TaxedLines {
  readonly lines: readonly TaxedAmount[];
  readonly sum: TaxedAmount;
}

/** One hundred percent, in the unit of rates. */
const whole = 10_000;

/** The tax on a net amount, rounded once, half up, to a step. Split, because the product of both may be no safe integer. */
const taxOn = (net: Minor, rate: number, step: Minor): Minor => {
  const rest = (net % whole) * rate;
  const down = Math.floor(net / whole) * rate + Math.floor(rest / whole);
  return step === 1
    ? down + Math.floor((rest % whole) / (whole / 2))
    : Math.floor((down + step / 2) / step) * step;
};

const amount = (net: Minor, tax: Minor): TaxedAmount => ({ net, tax, gross: net + tax });

/**
 * Taxes the lines of an order at one rate, in hundredths of a percent. The tax is rounded once, on the sum (EN 16931,
 * BR-CO-17), to the currency's `step`; each line has its share, so that lines come to the sum.
 */
export const taxLines = (nets: readonly Minor[], rate: number, step: Minor = 1): TaxedLines => {
  let net = 0;
  let tax = 0;
  const lines = nets.map((each) => {
    const before = tax;
    net += each;
    tax = taxOn(net, rate, step);
    return amount(each, tax - before);
  });
  return { lines, sum: amount(net, tax) };
};
