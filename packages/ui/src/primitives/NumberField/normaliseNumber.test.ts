import { describe, expect, it } from 'vitest';
import { normaliseNumber } from './normaliseNumber';

describe('normaliseNumber', () => {
  it.each([
    ['120', '120'],
    [' 1,250 ', '1250'],
    ['1.250', '1250'],
    ['1 250', '1250'],
    ["1'250", '1250'],
    ['1,250,000', '1250000'],
    ['250.00', '250'],
    ['-5', '-5'],
    ['7.', '7'],
    ['１２０', '120'],
    ['١٢٠', '120'],
    ['۱۲۰۹', '1209'],
    ['१२०', '120'],
    ['١٬٢٥٠', '1250'],
  ])('reads the whole number %j as %j', (raw, expected) => {
    expect(normaliseNumber(raw, 0)).toBe(expected);
  });

  it.each([
    ['7.80', '7.80'],
    ['7,80', '7.80'],
    ['.5', '0.5'],
    ['٧٫٨٠', '7.80'],
    ['£1,250.50', '1250.50'],
    ['1.250,50 EUR', '1250.50'],
    ['GBP 1,250', '1250'],
    ['1.250', '1.250'],
  ])('reads the amount %j as %j', (raw, expected) => {
    expect(normaliseNumber(raw, 2)).toBe(expected);
  });

  it.each(['', 'twelve', '12a', '1.5', '1-2', '.', '1,2.3.4,5'])('leaves %j for the form to judge', (raw) => {
    expect(normaliseNumber(raw, 0)).toBe(raw);
  });
});
