import { expect, test } from 'vitest';
import { judge } from './row';
import { median, percentile } from './statistics';
import { formatTable } from './table';

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([30, 4, 5])).toBe(5);
  expect(median([1, 2, 100, 4])).toBe(3);
  expect(() => median([])).toThrow();
});

test('a percentile is the smallest value that so many of a hundred do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 98)).toBe(98);
  expect(percentile([7], 98)).toBe(7);
  expect(() => percentile([], 98)).toThrow();
});

const figure = { what: 'a page', unit: 'ms', measured: 110, floor: 100 } as const;
const atMost = { of: 'ratio', bound: 'at most', limit: 1.1 } as const;

test('a budget bounds the ratio or the figure, from above or below', () => {
  expect(judge({ ...figure, budget: atMost })).toMatchObject({ ratio: 1.1, holds: true });
  expect(judge({ ...figure, measured: 111, budget: atMost }).holds).toBe(false);
  expect(judge({ ...figure, budget: { of: 'ratio', bound: 'at least', limit: 0.7 } }).holds).toBe(true);
  expect(judge({ ...figure, budget: { of: 'figure', bound: 'at most', limit: 109 } }).holds).toBe(false);
});

test('a floor of zero is a bound, but gives no ratio', () => {
  expect(judge({ ...figure, measured: 1, floor: 0, budget: atMost })).toMatchObject({
    ratio: undefined,
    holds: false,
  });
  expect(judge({ ...figure, measured: 0, floor: 0, budget: atMost }).holds).toBe(true);
});

test('without a floor a ratio has no verdict', () => {
  expect(judge({ ...figure, floor: undefined, budget: atMost }).holds).toBeUndefined();
});

test('a table aligns its columns and marks what exceeds its budget', () => {
  const rows = [
    judge({ ...figure, measured: 1234.5, budget: atMost, note: 'five runs' }),
    judge({ what: 'fonts', unit: '', measured: 2 }),
  ];
  expect(formatTable(rows).split('\n')).toEqual([
    'what    measured  floor  ratio   budget',
    'a page  1235 ms   100    12.35x  <= 1.1x  OVER  five runs',
    'fonts   2',
  ]);
});
