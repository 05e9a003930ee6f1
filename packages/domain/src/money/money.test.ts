import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formatAmount, formatPrice, toAmount, toMinor, wireMoney } from './money';

describe('amounts', () => {
  test.each([
    [8.4, 840],
    ['12.50', 1250],
    [1.005, 101],
    ['0.1', 10],
    [19.99, 1999],
    [0, 0],
    [1e-10, 0],
    [1.5e-7, 0],
    [-8.4, -840],
  ])('%s is %i hundredths', (amount, minor) => {
    expect(toMinor(amount)).toBe(minor);
  });
  test('are shown with two decimals and the currency', () => {
    expect(formatPrice(187_800, 'GBP')).toBe('1,878.00 GBP');
    expect(formatAmount(5)).toBe('0.05');
  });
  test('go to the wire and back unchanged', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (minor) => {
        expect(toMinor(toAmount(minor))).toBe(minor);
      }),
      { seed: 1 },
    );
  });
  test.each(['', 'twelve', '1,50', 'NaN', '-1', '1e400', '1e3', '0x10', ' ', Number.NaN])(
    '%s on the wire is refused',
    (amount) => {
      expect(z.safeParse(wireMoney, amount).success).toBe(false);
    },
  );
  test.each([90_071_992_547_410, '90071992547409.92', 1e300])(
    '%s is refused by the largest amount',
    (amount) => {
      expect(z.safeParse(wireMoney, amount).error?.issues).toMatchObject([
        { message: 'Expected an amount of at most 90,071,992,547,409.91.' },
      ]);
      expect(toMinor('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER);
    },
  );
});
