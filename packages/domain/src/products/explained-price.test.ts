import { describe, expect, test } from 'vitest';
import { explainPrice } from './explained-price';
import { unitPrice } from './price';

const ranges = [
  { min: 10, max: 99, price: 920 },
  { min: 100, max: 249, price: 840 },
  { min: 400, max: 900, price: 700 },
];
const [first, second, last] = ranges;

describe('a price is explained', () => {
  test.each([
    [
      'by the range that holds the packs, and the next',
      88,
      { range: first, isInside: true, next: { more: 12, less: 80 } },
    ],
    ['over a gap to the next range', 249, { range: second, isInside: true, next: { more: 151, less: 140 } }],
    ['by the last range alone', 900, { range: last, isInside: true, next: null }],
    [
      'by the first range between two',
      300,
      { range: first, isInside: false, next: { more: 100, less: 220 } },
    ],
    ['by the first range below all', 1, { range: first, isInside: false, next: { more: 99, less: 80 } }],
    ['by the first range above all', 901, { range: first, isInside: false, next: null }],
  ])('%s', (_, packs, explained) => {
    expect(explainPrice(ranges, packs)).toEqual(explained);
  });

  test('never by a dearer next range', () => {
    expect(
      explainPrice(
        [
          { min: 1, max: 9, price: 5 },
          { min: 10, max: 20, price: 6 },
        ],
        3,
      )?.next,
    ).toBeNull();
  });

  test('by nothing without ranges', () => {
    expect(explainPrice([], 3)).toBeNull();
  });

  test('as it is charged, for every number of packs', () => {
    const overlapping = [...ranges, { min: 50, max: 120, price: 10 }];
    for (let packs = 1; packs <= 1000; packs += 1) {
      const explained = explainPrice(overlapping, packs);
      expect(explained?.range.price).toBe(unitPrice(overlapping, packs));
      if (explained?.next)
        expect(unitPrice(overlapping, packs + explained.next.more)).toBe(
          unitPrice(overlapping, packs) - explained.next.less,
        );
    }
  });
});
