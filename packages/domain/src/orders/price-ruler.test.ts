import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleDraft } from '../testing/sample-draft';
import type { OrderDraft } from './draft';
import { priceRulerOf } from './price-ruler';
import { setPacks } from './steps';
import { orderLines, totalOf } from './totals';

const [sample] = sampleDraft.products;
if (!sample) throw new Error('The sample has a product.');

const boxOf = (
  packs: number,
  ...ranges: readonly (readonly { min: number; max: number; price: number }[])[]
): OrderDraft =>
  setPacks(
    {
      ...sampleDraft,
      packaging: null,
      products: ranges.map((priceRanges, index) => ({ ...sample, id: `${index}`, priceRanges })),
    },
    packs,
  );

const mug = [
  { min: 50, max: 86, price: 840 },
  { min: 87, max: 149, price: 765 },
  { min: 150, max: 1_000_000, price: 730 },
];
const notebook = [
  { min: 50, max: 86, price: 725 },
  { min: 87, max: 1_000_000, price: 660 },
];

describe('the price of a pack by the number of packs', () => {
  test('adds up everything in it, and joins ranges of one price', () => {
    expect(priceRulerOf(boxOf(75, mug, notebook))).toEqual({
      packs: 75,
      segments: [
        { min: 1, max: 86, unit: 1565 },
        { min: 87, max: 149, unit: 1425 },
        { min: 150, max: null, unit: 1390 },
      ],
      here: 0,
      cheaper: { packs: 87, unit: 1425, total: 123_975 },
    });
  });

  test('names no cheaper order at the lowest price', () => {
    expect(priceRulerOf(boxOf(150, mug))).toMatchObject({ here: 2, cheaper: null });
  });

  test('is not told where it is always the same', () => {
    expect(priceRulerOf(boxOf(75))).toBeNull();
    expect(priceRulerOf(boxOf(75, [{ min: 50, max: 90, price: 500 }]))).toBeNull();
  });

  test('is that of the lines, whatever the ranges', () => {
    const range = fc.record({ min: fc.nat(300), max: fc.nat(300), price: fc.nat(10_000) });
    const packs = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(fc.array(range, { minLength: 1 }), fc.array(range), packs, (one, other, count) => {
        const box = boxOf(count, one, other);
        const ruler = priceRulerOf(box);
        if (!ruler) return;
        const segment = ruler.segments[ruler.here];
        expect((segment?.unit ?? Number.NaN) * count).toBe(totalOf(orderLines(box)));
        if (!ruler.cheaper) return;
        expect(ruler.cheaper.packs).toBeGreaterThan(count);
        expect(ruler.cheaper.total).toBe(totalOf(orderLines(setPacks(box, ruler.cheaper.packs))));
      }),
      { seed: 1 },
    );
  });
});
