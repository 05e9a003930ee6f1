import { expect, test } from 'vitest';
import { formatDay } from './dates';

test.each([
  ['2025-11-01', '01/11/2025'],
  ['2025-10-26T23:30:00Z', '26/10/2025'],
  ['2025-10-26 23:30:00', '26/10/2025'],
  ['', null],
  [null, null],
  ['2025-13-40', null],
  ['soon', null],
])('%s reads %s', (iso, day) => {
  expect(formatDay(iso)).toBe(day);
});
