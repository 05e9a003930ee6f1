import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isOutdated, wireBaseVersion } from './version';

describe('an update', () => {
  test('is refused when it is based on another version', () => {
    expect(isOutdated('1', '2')).toBe(true);
    expect(isOutdated('2', '2')).toBe(false);
  });
  test('without a version is never refused', () => {
    expect(isOutdated(null, '2')).toBe(false);
    expect(z.decode(wireBaseVersion, undefined)).toBeNull();
  });
  test('leaves an unknown version out of its body', () => {
    expect(JSON.stringify(z.encode(z.object({ version: wireBaseVersion }), { version: null }))).toBe('{}');
    expect(z.encode(wireBaseVersion, '7')).toBe(7);
  });
});
