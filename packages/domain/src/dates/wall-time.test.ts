import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInstant, instantOf, isTimeZone, isWallTime, wallTimeAt } from './wall-time';

describe('a wall time', () => {
  it.each(['2026-03-29T09:30', '2000-01-01T00:00', '2199-12-31T23:59', '2028-02-29T12:00'])(
    'is %s',
    (text) => {
      expect(isWallTime(text)).toBe(true);
    },
  );
  it.each([
    '',
    '2026-03-29',
    '2026-03-29 09:30',
    '2026-02-29T09:30',
    '2026-13-01T09:30',
    '2026-01-01T24:00',
    '2026-01-01T09:30:00',
    '2026-01-01T09:30Z',
    '1999-12-31T23:59',
    '12026-01-01T09:30',
  ])('is not %j', (text) => {
    expect(isWallTime(text)).toBe(false);
  });
});

it.each([
  ['Europe/London', true],
  ['Asia/Kathmandu', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
])('the time zone %j is known: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});

describe('the instant of a wall time', () => {
  it.each([
    ['2026-01-30T23:59', 'Europe/London', '2026-01-30T23:59:00.000Z'],
    ['2026-07-30T23:59', 'Europe/London', '2026-07-30T22:59:00.000Z'],
    ['2026-07-30T23:59', 'Asia/Kathmandu', '2026-07-30T18:14:00.000Z'],
    ['2026-07-30T00:00', 'Pacific/Kiritimati', '2026-07-29T10:00:00.000Z'],
    // Skipped: clocks go from 01:00 to 02:00.
    ['2026-03-29T01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
    // A change of half an hour.
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('%s in %s is %s', (wall, zone, instant) => {
    expect(instantOf(wall, zone, 'first').toISOString()).toBe(instant);
    expect(instantOf(wall, zone, 'second').toISOString()).toBe(instant);
  });

  it('is the first or the second of an hour that is shown twice', () => {
    const of = (which: 'first' | 'second') =>
      instantOf('2026-10-25T01:30', 'Europe/London', which).toISOString();
    expect(of('first')).toBe('2026-10-25T00:30:00.000Z');
    expect(of('second')).toBe('2026-10-25T01:30:00.000Z');
  });

  it('is shown as the wall time it came from, in any zone and season, unless it was skipped', () => {
    const zones = [
      'Europe/London',
      'America/New_York',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'UTC',
    ];
    const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const instant = new Date(minute * 60_000);
        const wall = wallTimeAt(instant, zone);
        expect(isWallTime(wall)).toBe(true);
        const [first, second] = [instantOf(wall, zone, 'first'), instantOf(wall, zone, 'second')];
        expect(wallTimeAt(first, zone)).toBe(wall);
        expect(wallTimeAt(second, zone)).toBe(wall);
        expect([first.getTime(), second.getTime()]).toContain(instant.getTime());
        expect(first.getTime()).toBeLessThanOrEqual(second.getTime());
      }),
      { seed: 1, numRuns: 400 },
    );
  });
});

it('an instant is written with its day, time and zone', () => {
  const written = formatInstant(new Date('2026-01-30T23:59:00Z'), 'Europe/London');
  for (const part of ['Fri', '30 Jan 2026', '23:59', 'GMT']) expect(written).toContain(part);
});
