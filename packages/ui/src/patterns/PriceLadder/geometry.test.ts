import { expect, test } from 'vitest';
import { heightsOf, positionIn, weightOf } from './geometry';

test('the dearest step is the highest, the cheapest the lowest, and equal prices are level', () => {
  expect(heightsOf([1240, 1076, 895])).toEqual([84, 58, 30]);
  expect(heightsOf([500, null, 500])).toEqual([84, 57, 84]);
  expect(heightsOf([null])).toEqual([57]);
});

test('a step grows with the ratio of its ends, within bounds', () => {
  expect(weightOf({ min: 50, max: 50 })).toBe(1);
  expect(weightOf({ min: 10, max: 99 })).toBe(2);
  expect(weightOf({ min: 250, max: 100_000 })).toBe(2.5);
  expect(weightOf({ min: 0, max: 9 })).toBe(2);
});

test('packs stand between the ends of their step', () => {
  expect(positionIn({ min: 10, max: 99 }, 10)).toBe(0);
  expect(positionIn({ min: 10, max: 99 }, 32)).toBe(51);
  expect(positionIn({ min: 50, max: 50 }, 50)).toBe(0);
  expect(positionIn({ min: 0, max: 0 }, 0)).toBe(50);
});
