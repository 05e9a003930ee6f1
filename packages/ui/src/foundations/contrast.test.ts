import { describe, expect, it } from 'vitest';
import { contrastRatio, readRgb, toHex } from './contrast';

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrastRatio([18, 61, 61], [18, 61, 61])).toBe(1);
  });

  it('does not mind which colour comes first', () => {
    // #767676 is the lightest grey with 4.5:1 on white.
    expect(contrastRatio([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
    expect(contrastRatio([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2);
  });

  it('reads and writes colours', () => {
    expect(readRgb('rgb(20, 41, 43)')).toEqual([20, 41, 43]);
    expect(toHex([20, 41, 43])).toBe('#14292b');
    expect(() => readRgb('transparent')).toThrow('no colour');
  });
});
