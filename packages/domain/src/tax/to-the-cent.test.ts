import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepOf } from '../money/exchange';
import { maxTotal } from '../orders/totals';
import { countryCodes } from './countries';
import { type OrderTax, taxOrder } from './order-tax';
import { hasRate, rateOf } from './rates';
import { vatCategoryOf } from './vat-category';

const day = '2026-03-02';
const orders = 100_000;

/** Anything a seller of any country may be asked for: sums from nothing to the largest order, with and without a VAT number. */
const order = fc.record({
  sellerCountry: fc.constantFrom(...countryCodes.filter(hasRate)),
  nets: fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 1_000_000 }))
      .map(([unit, packs]) => Math.min(unit * packs, maxTotal / 10)),
    { minLength: 1, maxLength: 9 },
  ),
  currency: fc.constantFrom('EUR', 'GBP', 'JPY', 'KWD'),
  deliveryCountry: fc.constantFrom(...countryCodes, null),
  billingCountry: fc.constantFrom(...countryCodes),
  vatCountry: fc.option(fc.constantFrom(...countryCodes)),
});

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

const isWhole = ({ net, tax, gross }: Pick<OrderTax, 'net' | 'tax' | 'gross'>): boolean =>
  [net, tax, gross].every((amount) => Number.isSafeInteger(amount) && amount >= 0) && net + tax === gross;

it(`net and tax come to gross in each line, per rate and in sum, for ${orders} random orders`, () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(order, ({ sellerCountry, nets, currency, deliveryCountry, billingCountry, vatCountry }) => {
      const step = stepOf(currency);
      const priced = nets.map((net) => Math.floor(net / step) * step);
      const { lines, ...sum } = taxOrder({
        nets: priced,
        currency,
        details: { deliveryCountry, billingCountry, vatNumber: '' },
        vatNumber: vatCountry === null ? null : { number: `${vatCountry}1`, country: vatCountry },
        basis: { sellerCountry, day },
      });
      const { code } = vatCategoryOf(sum, sellerCountry);
      seen.set(code, (seen.get(code) ?? 0) + 1);
      // An order has one rate, so the lines of that rate are all of them.
      const group = {
        net: sumOf(lines.map(({ net }) => net)),
        tax: sumOf(lines.map(({ tax }) => tax)),
        gross: sumOf(lines.map(({ gross }) => gross)),
      };
      const gained = BigInt(sum.tax) * 10_000n - BigInt(sum.net) * BigInt(sum.rate);
      const half = BigInt(step) * 5_000n;
      return (
        [...lines, group, sum].every(isWhole) &&
        lines.every(({ net, tax }, index) => net === priced[index] && tax % step === 0) &&
        group.net === sum.net &&
        group.tax === sum.tax &&
        group.gross === sum.gross &&
        -half < gained &&
        gained <= half &&
        sum.rate === (code === 'S' ? rateOf(sum.country, day) : 0)
      );
    }),
    { numRuns: orders, seed: 16_931 },
  );
  expect([...seen.keys()].sort()).toEqual(['G', 'K', 'S']);
}, 60_000);
