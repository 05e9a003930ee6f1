import { describe, expect, it } from 'vitest';
import { redemptionBand, wholePercent } from './redemption';

describe('redemption', () => {
  it.each([
    [100, 'from75'],
    [75, 'from75'],
    [74.6, 'from75'],
    [74.4, 'from50'],
    [50, 'from50'],
    [49, 'from30'],
    [30, 'from30'],
    [29, 'below30'],
    [0, 'below30'],
    [Number.NaN, 'below30'],
  ])('%d percent is in band %s', (percent, band) => {
    expect(redemptionBand(percent)).toBe(band);
  });

  it.each([
    [-4, 0],
    [104, 100],
    [74.6, 75],
    [Number.POSITIVE_INFINITY, 100],
    [Number.NaN, 0],
  ])('%d is printed as %d', (percent, printed) => {
    expect(wholePercent(percent)).toBe(printed);
  });
});
