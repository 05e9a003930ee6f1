import { expect, test } from 'vitest';
import { leadDaysOf } from './lead-time';

test.each([
  ['10-12 working days', 12],
  ['6 working days', 6],
  ['2 to 3 weeks', 15],
  ['Up to 1 Week', 5],
  ['soon', null],
  ['', null],
])('%s is %s working days at the latest', (words, days) => {
  expect(leadDaysOf(words)).toBe(days);
});
