import { expect, it } from 'vitest';
import { closesAfterOpening, instantsOf } from './opening';

const timeZone = 'Europe/London';

it('opens at the first and closes at the second of a time shown twice', () => {
  const night = '2026-10-25T01:30';
  const { opensAt, closesAt } = instantsOf({ opens: night, closes: night, timeZone });
  expect(opensAt?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(closesAt?.toISOString()).toBe('2026-10-25T01:30:00.000Z');
});

it('has no instants without times, or of times that cannot be read', () => {
  const nothing = { opensAt: null, closesAt: null };
  expect(instantsOf({ opens: 'soon', closes: '2026-02-30T09:00', timeZone })).toEqual(nothing);
  expect(instantsOf({ opens: '2026-02-20T09:00', closes: null, timeZone: 'Mars/Olympus' })).toEqual(nothing);
  expect(instantsOf({ opens: null, closes: null, timeZone })).toEqual(nothing);
  expect(instantsOf({ opens: null, closes: null, timeZone: null })).toEqual(nothing);
});

it.each([
  ['2026-03-01T09:00', '2026-03-01T09:01', true],
  ['2026-03-01T09:00', '2026-03-01T09:00', false],
  ['2026-03-02T09:00', '2026-03-01T09:00', false],
  // Skipped: 01:30 is half an hour after 01:00 was left, as 02:30 is on the clock.
  ['2026-03-29T01:30', '2026-03-29T02:15', false],
  ['2026-03-01T09:00', null, true],
  [null, '2026-03-01T09:00', true],
])('from %s to %s is an opening: %s', (opens, closes, expected) => {
  expect(closesAfterOpening({ opens, closes, timeZone })).toBe(expected);
});
