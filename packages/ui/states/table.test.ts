import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Screen } from './screen';
import { type ScreenId, type StateId, type StateIdOf, screens } from './table';

const listed: [string, Screen][] = Object.entries(screens);
const numbered = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(2, '0')}`);

describe('the table of screens', () => {
  it('numbers its screens in order', () => {
    expect(listed.map(([id]) => id)).toEqual(numbered(listed.length, 'S'));
  });

  it('starts with the 44 screens of the specification, which have 584 states', () => {
    expect(listed.slice(0, 44).flatMap(([, screen]) => Object.keys(screen.states))).toHaveLength(584);
    expect(listed.length).toBeGreaterThanOrEqual(44);
  });

  it('types ids down to the single state', () => {
    expectTypeOf<'S44'>().toExtend<ScreenId>();
    expectTypeOf<'S44.03'>().toExtend<StateId>();
    expectTypeOf<'S44.04'>().not.toExtend<StateId>();
    expectTypeOf<StateIdOf<'S33'>>().toEqualTypeOf<'S33.01' | 'S33.02'>();
  });

  describe.each(listed)('%s', (id, screen) => {
    const descriptions = Object.values(screen.states);

    it('numbers its states from 01 without a gap', () => {
      expect(Object.keys(screen.states)).toEqual(numbered(descriptions.length, `${id}.`));
    });

    it('describes each state uniquely', () => {
      expect(descriptions.filter((description) => description.trim() === '')).toEqual([]);
      expect(new Set(descriptions).size).toBe(descriptions.length);
    });

    it('has a title, and a valid address if any', () => {
      expect(screen.title).not.toBe('');
      expect(screen.path ?? '/').toMatch(/^(\/|\*$)/);
    });
  });
});
