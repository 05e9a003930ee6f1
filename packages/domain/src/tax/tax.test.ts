import { describe, expect, it, test } from 'vitest';
import { stepOf } from '../money/exchange';
import { taxLines } from './amounts';
import { countryCodes, countryName, countryOptions } from './countries';
import { euRates, hasRate, isInEu, rateOf } from './rates';
import { rateText, taxRuleOf } from './treatment';

const day = '2026-03-02';

describe('how an order is taxed', () => {
  it.each([
    ['at home', 'DE', null, 'taxed', 'DE', 1900],
    ['at home with a number of the same country', 'DE', 'DE', 'taxed', 'DE', 1900],
    ['at home with a number of another country', 'DE', 'AT', 'taxed', 'DE', 1900],
    ['to a person of another EU country', 'FR', null, 'taxed', 'FR', 2000],
    ['to another EU country with a number of the seller’s', 'FR', 'DE', 'taxed', 'FR', 2000],
    ['to another EU country with a number from outside', 'FR', 'GB', 'taxed', 'FR', 2000],
    ['to a business of another EU country', 'AT', 'AT', 'intra_community', 'AT', 0],
    ['to an EU country for a business of a third', 'AT', 'FR', 'intra_community', 'AT', 0],
    ['out of the EU', 'US', null, 'export', 'US', 0],
    ['out of the EU with a number', 'CH', 'FR', 'export', 'CH', 0],
  ])('%s', (_, country, vatCountry, treatment, at, rate) => {
    expect(taxRuleOf({ seller: 'DE', country, vatCountry, day })).toEqual({ treatment, country: at, rate });
  });

  it('is an export from a seller outside the EU to everywhere but its own country', () => {
    const facts = { seller: 'GB', vatCountry: 'FR', day };
    expect(taxRuleOf({ ...facts, country: 'GB' })).toEqual({ treatment: 'taxed', country: 'GB', rate: 2000 });
    expect(taxRuleOf({ ...facts, country: 'FR' }).treatment).toBe('export');
  });
});

describe('rates', () => {
  it.each([
    ['DE', '2020-06-30', 1900],
    ['DE', '2020-07-01', 1600],
    ['DE', '2020-12-31', 1600],
    ['DE', '2021-01-01', 1900],
    ['FI', '2024-08-31', 2400],
    ['FI', '2024-09-01', 2550],
    ['EE', '2025-07-01', 2400],
    ['RO', '2025-08-01', 2100],
    ['SK', '2025-01-01', 2300],
  ])('of %s on %s', (country, on, rate) => {
    expect(rateOf(country, on)).toBe(rate);
  });

  it('are those of the 27 countries of the EU, each from days in order', () => {
    expect(Object.keys(euRates)).toHaveLength(27);
    for (const rates of Object.values(euRates)) {
      const days = rates.map(({ from }) => from);
      expect(days).toEqual([...days].sort());
    }
  });

  it('are unknown where the product charges none', () => {
    expect(rateOf('US', day)).toBeUndefined();
    expect([hasRate('GB'), hasRate('US'), isInEu('GB'), isInEu('toString')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('are written as people write them', () => {
    expect([1900, 2550, 0].map(rateText)).toEqual(['19%', '25.5%', '0%']);
  });
});

test('countries have English names, in whose order they are offered', () => {
  expect(countryName('DE')).toBe('Germany');
  expect(countryName('nowhere')).toBe('nowhere');
  const labels = countryOptions().map(({ label }) => label);
  expect(labels).toHaveLength(countryCodes.length);
  expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, 'en')));
});

describe('amounts', () => {
  it('are rounded once, on the sum', () => {
    const { lines, sum } = taxLines([333, 333, 333], 1900);
    expect(sum).toEqual({ net: 999, tax: 190, gross: 1189 });
    expect(lines.map(({ tax }) => tax)).toEqual([63, 64, 63]);
  });

  it('are what the currency can pay', () => {
    expect(taxLines([12_300, 4_500], 1000, stepOf('JPY')).sum).toEqual({
      net: 16_800,
      tax: 1_700,
      gross: 18_500,
    });
  });

  it('of a currency without decimals are not rounded twice', () => {
    // 49.5 hundredths of a yen are less than half a yen, though rounded to hundredths they are half of one.
    expect(taxLines([450], 1100, 100).sum.tax).toBe(0);
    expect(taxLines([500], 1000, 100).sum.tax).toBe(100);
  });
});
