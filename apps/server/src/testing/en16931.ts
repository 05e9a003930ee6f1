import { stepOf } from '@gifting/domain/money/exchange';
import type { EInvoice } from './e-invoice';

/**
 * The business rules of EN 16931 for what our invoices hold, by their ids. Parts that must be there, and amounts of two
 * decimals, are checked by the reader. Allowances, charges, prepayments, payees and representatives are not used.
 */

type Rule = (invoice: EInvoice) => boolean;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** A VAT number begins with its country, Greece's with EL. */
const isPrefixed = (number: string): boolean => number === '' || /^[A-Z]{2}.+/.test(number);

/** A rule for the groups of one category. */
const inCategory =
  (code: string, holds: (invoice: EInvoice, group: EInvoice['breakdown'][number]) => boolean): Rule =>
  (invoice) =>
    invoice.breakdown.filter(({ category }) => category === code).every((group) => holds(invoice, group));

const isExempt = (invoice: EInvoice, group: EInvoice['breakdown'][number]): boolean =>
  group.rate === 0 &&
  group.tax === 0 &&
  invoice.lines.filter(({ category }) => category === group.category).every(({ rate }) => rate === 0);

const rules: Readonly<Record<string, Rule>> = {
  'BR-01': ({ profile }) => profile === 'urn:cen.eu:en16931:2017',
  'BR-02': ({ number }) => number !== '',
  'BR-03': ({ issued }) => /^\d{8}$/.test(issued),
  'BR-04': ({ type }) => type === '380' || type === '381',
  'BR-05': ({ currency }) => /^[A-Z]{3}$/.test(currency),
  'BR-06': ({ seller }) => seller.name !== '',
  'BR-07': ({ buyer }) => buyer.name !== '',
  'BR-09, BR-11, BR-57': ({ seller, buyer, shipTo }) =>
    [seller, buyer, ...(shipTo ? [shipTo] : [])].every(({ country }) => /^[A-Z]{2}$/.test(country)),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21': ({ lines }) => new Set(lines.map(({ id }) => id)).size === lines.length,
  'BR-22': ({ lines }) => lines.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0),
  'BR-23': ({ lines }) => lines.every(({ unitCode }) => unitCode === 'C62'),
  'BR-27': ({ lines }) => lines.every(({ unit }) => unit >= 0),
  'PEPPOL-EN16931-R120': ({ lines }) => lines.every(({ unit, quantity, net }) => unit * quantity === net),
  'BR-55': ({ type, preceding }) => (type === '381') === (preceding !== undefined),
  'BR-FX-EN-04': ({ supplied }) => /^\d{8}$/.test(supplied ?? ''),
  'BR-CO-04': ({ lines, breakdown }) =>
    lines.every((line) =>
      breakdown.some(({ category, rate }) => category === line.category && rate === line.rate),
    ),
  'BR-CO-09': ({ seller, buyer }) => isPrefixed(seller.vatNumber) && isPrefixed(buyer.vatNumber),
  'BR-CO-10': ({ lines, sums }) => sums.lines === sumOf(lines.map(({ net }) => net)),
  'BR-CO-13': ({ sums }) => sums.net === sums.lines,
  'BR-CO-14': ({ breakdown, sums }) => sums.tax === sumOf(breakdown.map(({ tax }) => tax)),
  'BR-CO-15': ({ sums, currency }) => sums.gross === sums.net + sums.tax && sums.taxCurrency === currency,
  'BR-CO-16': ({ sums }) => sums.due === sums.gross,
  'BR-CO-17': ({ breakdown, currency }) =>
    breakdown.every(({ net, rate, tax }) => {
      // Exact, half up: more than half of what can be paid is neither lost nor gained.
      const gained = BigInt(tax) * 10_000n - BigInt(net) * BigInt(rate);
      const half = BigInt(stepOf(currency)) * 5_000n;
      return -half < gained && gained <= half;
    }),
  'BR-CO-18': ({ breakdown }) => breakdown.length > 0,
  'BR-CO-25': ({ due, terms }) => due !== undefined || terms !== undefined,
  'BR-CO-26, BR-S-02, BR-Z-02, BR-IC-02, BR-G-02': ({ seller }) => seller.vatNumber !== '',
  'BR-S-08, BR-Z-08, BR-IC-08, BR-G-08': ({ breakdown, lines }) =>
    breakdown.every(
      (group) =>
        group.net ===
        sumOf(
          lines
            .filter(({ category, rate }) => category === group.category && rate === group.rate)
            .map(({ net }) => net),
        ),
    ),
  'BR-S-05, BR-S-10': inCategory(
    'S',
    (_, { rate, reason, reasonCode }) => rate > 0 && reason === undefined && reasonCode === undefined,
  ),
  'BR-Z-05, BR-Z-09, BR-Z-10': inCategory(
    'Z',
    (invoice, group) => isExempt(invoice, group) && group.reason === undefined,
  ),
  'BR-IC-02 (buyer), BR-IC-05, BR-IC-09, BR-IC-10': inCategory(
    'K',
    (invoice, group) =>
      isExempt(invoice, group) &&
      invoice.buyer.vatNumber !== '' &&
      group.reason !== undefined &&
      group.reasonCode === 'VATEX-EU-IC',
  ),
  'BR-IC-11, BR-IC-12': inCategory(
    'K',
    ({ supplied, shipTo }) => supplied !== undefined && shipTo !== undefined,
  ),
  'BR-G-05, BR-G-09, BR-G-10': inCategory(
    'G',
    (invoice, group) => isExempt(invoice, group) && group.reason !== undefined,
  ),
  'BR-CL-17': ({ breakdown }) => breakdown.every(({ category }) => ['S', 'Z', 'K', 'G'].includes(category)),
};

/** The ids of the rules that an invoice breaks; none for a valid one. */
export const en16931Faults = (invoice: EInvoice): readonly string[] =>
  Object.entries(rules).flatMap(([id, holds]) => (holds(invoice) ? [] : [id]));
