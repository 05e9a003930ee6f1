import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endOf, isWorthRenewing, phaseAt, sessionLife } from './session-life';

const minute = 60_000;
const hour = { idleSeconds: 3600 };

describe('the life of a session', () => {
  it('is read from the wire', () => {
    expect(z.decode(sessionLife, { idle_seconds: 3600 })).toEqual(hour);
    expect(z.safeDecode(sessionLife, { idle_seconds: -1 }).success).toBe(false);
  });

  it('lasts, is about to end two minutes before, and ends', () => {
    const end = endOf(0, hour);
    expect(phaseAt(0, end)).toEqual({ phase: 'lasting', until: 58 * minute });
    expect(phaseAt(58 * minute - 1, end).phase).toBe('lasting');
    expect(phaseAt(58 * minute, end)).toEqual({ phase: 'ending', until: 60 * minute });
    expect(phaseAt(60 * minute, end)).toEqual({ phase: 'ended', until: null });
  });

  it('is renewed by what a person does once a quarter of it is over', () => {
    expect(isWorthRenewing(15 * minute - 1, 0, hour)).toBe(false);
    expect(isWorthRenewing(15 * minute, 0, hour)).toBe(true);
  });
});
