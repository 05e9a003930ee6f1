import { expect, test } from 'vitest';
import { drawRedemptions } from './draw-redemptions';

test('draws whole percentages from 0 to 100, once per campaign', () => {
  const numbers = [0, 0.999_999, 0.5];
  const redemptionOf = drawRedemptions(() => numbers.shift() ?? Number.NaN);
  expect(['7', '8', '9', '7', '8', '9'].map(redemptionOf)).toEqual([0, 100, 50, 0, 100, 50]);
});
