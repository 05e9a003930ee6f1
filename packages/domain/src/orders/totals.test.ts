import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPrice } from '../money/money';
import { unitPrice } from '../products/price';
import { sampleDraft } from '../testing/sample-draft';
import { orderLines, productLines, stepFiveTotal, stepFiveUnitPrice, totalOf } from './totals';

const range = fc.record({ min: fc.nat(1000), max: fc.nat(1000), price: fc.nat(1_000_000) });

describe('the price of one piece', () => {
  const ranges = [
    { min: 10, max: 20, price: 500 },
    { min: 21, max: 50, price: 400 },
  ];
  test.each([
    [5, 500],
    [9, 500],
    [10, 500],
    [20, 500],
    [21, 400],
    [50, 400],
    [51, 500],
  ])('%i packs cost %i each', (packs, price) => {
    expect(unitPrice(ranges, packs)).toBe(price);
  });
  test('without ranges it is 0', () => {
    expect(unitPrice([], 5)).toBe(0);
  });
  test('it is always one of the prices, whatever gaps and overlaps the ranges have', () => {
    fc.assert(
      fc.property(fc.array(range, { minLength: 1 }), fc.nat(2000), (given, packs) => {
        expect(given.map(({ price }) => price)).toContain(unitPrice(given, packs));
      }),
      { seed: 1 },
    );
  });
});

describe('the order total', () => {
  test('is the sum of the lines that are shown', () => {
    expect(orderLines(sampleDraft).map(({ total }) => total)).toEqual([100_800, 87_000, 76_800]);
    expect(formatPrice(totalOf(orderLines(sampleDraft)), 'GBP')).toBe('2,646.00 GBP');
  });
  test('of step 3 leaves the packaging out', () => {
    expect(totalOf(productLines(sampleDraft))).toBe(187_800);
  });
  test('is a whole, non-negative number of hundredths for any box', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(range, { maxLength: 4 }), { maxLength: 6 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (boxes, packs) => {
          const products = boxes.map((priceRanges, index) => ({
            id: String(index),
            giftingId: null,
            name: `Product ${index}`,
            description: '',
            picture: null,
            currency: 'GBP',
            priceRanges,
          }));
          const project = sampleDraft.project && { ...sampleDraft.project, packs };
          const lines = orderLines({ ...sampleDraft, project, products });
          const total = totalOf(lines);
          expect(Number.isSafeInteger(total)).toBe(true);
          expect(total).toBeGreaterThanOrEqual(0);
          expect(lines.every((line) => line.total === line.unit * packs)).toBe(true);
        },
      ),
      { seed: 1 },
    );
  });
});

describe('the step 5 total', () => {
  test.each([
    [50, 640],
    [99, 640],
    [100, 80_000],
    [200, 80_000],
    [201, 640],
    [300, 640],
    [400, 640],
    [401, 60_000],
    [600, 60_000],
    [601, 640],
  ])('counts %i packs at %i hundredths each', (packs, price) => {
    expect(stepFiveUnitPrice(640, packs)).toBe(price);
  });
  test('replaces the unit price of every line', () => {
    expect(stepFiveTotal(sampleDraft)).toBe(3 * 80_000 * 120);
  });
});
