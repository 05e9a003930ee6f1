import { describe, expect, test } from 'vitest';
import { blockingTime, layoutShift } from './vitals';

describe('the total blocking time', () => {
  test('is the part of tasks beyond 50 ms', () => {
    const tasks = [
      { start: 100, duration: 80 },
      { start: 300, duration: 50 },
      { start: 400, duration: 250 },
    ];
    expect(blockingTime(tasks, 0)).toBe(30 + 200);
  });

  test('counts from a given time', () => {
    expect(blockingTime([{ start: 0, duration: 500 }], 600)).toBe(0);
    expect(blockingTime([{ start: 500, duration: 300 }], 600)).toBe(150);
  });
});

describe('the cumulative layout shift', () => {
  test('is the largest group of shifts within a second of each other', () => {
    expect(layoutShift([])).toBe(0);
    const shifts = [
      { start: 100, value: 0.25 },
      { start: 900, value: 0.5 },
      { start: 3000, value: 0.125 },
    ];
    expect(layoutShift(shifts)).toBe(0.75);
  });

  test('ends a group after five seconds', () => {
    const shifts = Array.from({ length: 8 }, (_, index) => ({ start: index * 900, value: 1 }));
    expect(layoutShift(shifts)).toBe(6);
  });
});
