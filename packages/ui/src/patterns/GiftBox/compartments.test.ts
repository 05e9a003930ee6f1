import { describe, expect, it } from 'vitest';
import { compartmentsFor } from './compartments';

describe('the compartments of a box', () => {
  it.each([0, 1, 2, 3, 4, 5, 7, 12, 60])('of %i things fill it without overlapping', (count) => {
    const cells = compartmentsFor(count);
    expect(cells).toHaveLength(count);
    const area = cells.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBeCloseTo(count === 0 ? 0 : 1);
    const places = new Set(cells.map(({ left, top }) => `${left} ${top}`));
    expect(places.size).toBe(count);
  });

  it('of three are one at the left and two at the right', () => {
    expect(compartmentsFor(3)).toEqual([
      { left: 0, top: 0, width: 0.5, height: 1 },
      { left: 0.5, top: 0, width: 0.5, height: 0.5 },
      { left: 0.5, top: 0.5, width: 0.5, height: 0.5 },
    ]);
  });
});
