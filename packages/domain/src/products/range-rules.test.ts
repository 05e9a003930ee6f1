import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeFaults } from './range-rules';

const end = fc.integer({ min: 0, max: 20 });
const spans = fc.array(fc.record({ min: end, max: end }), { maxLength: 6 });

describe('price ranges', () => {
  test('are without fault exactly when every pack count has at most one price', () => {
    fc.assert(
      fc.property(spans, (ranges) => {
        const counts = Array.from({ length: 21 }, (_, packs) => packs);
        const holding = counts.map((packs) => ranges.filter(({ min, max }) => min <= packs && packs <= max));
        const stands =
          ranges.every(({ min, max }) => min <= max) && holding.every((found) => found.length <= 1);
        expect(rangeFaults(ranges).length === 0).toBe(stands);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });
  test('tell each fault once, at the row that has it', () => {
    expect(
      rangeFaults([
        { min: 100, max: 249 },
        { min: 99, max: 1 },
        { min: 249, max: 300 },
        { min: 301, max: 400 },
      ]),
    ).toEqual([
      { row: 1, end: 'max', message: 'Max must be the same as min or more' },
      {
        row: 2,
        end: 'min',
        message: '249 is in range 1 too',
        mend: { row: 2, end: 'min', value: 250 },
      },
    ]);
  });
  test('know the end that mends an overlap, unless one range is inside the other', () => {
    const mends = (min: number, max: number) =>
      rangeFaults([
        { min: 100, max: 249 },
        { min, max },
      ])[0];
    expect(mends(1, 120)).toMatchObject({
      message: '100 to 120 is in range 1 too',
      mend: { row: 1, end: 'max', value: 99 },
    });
    expect(mends(120, 1200)).toMatchObject({ mend: { row: 1, end: 'min', value: 250 } });
    expect(mends(120, 130)).not.toHaveProperty('mend');
  });
  test('may touch, leave gaps and come in any order', () => {
    expect(
      rangeFaults([
        { min: 50, max: 99 },
        { min: 1, max: 10 },
        { min: 100, max: 100 },
      ]),
    ).toEqual([]);
  });
});
