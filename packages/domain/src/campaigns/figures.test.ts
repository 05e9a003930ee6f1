import fc from 'fast-check';
import { expect, it } from 'vitest';
import { claimedPercent, onTheWay, suggestedMix } from './figures';

it.each([
  [0, 0, 0],
  [120, 0, 0],
  [3, 1, 33],
  [200, 199, 99],
  [120, 120, 100],
  // A second claim of the same parcel cannot make more than all.
  [120, 130, 100],
])('of %i people %i claims are %i percent', (people, claimed, percent) => {
  expect(claimedPercent({ people, claimed })).toBe(percent);
});

it('a mix follows the answers', () => {
  expect(suggestedMix([6, 28, 43, 29, 12, 3], 91)).toEqual([5, 21, 32, 22, 9, 2]);
  expect(suggestedMix([0, 0], 5)).toEqual([0, 0]);
});

it('a mix adds up, and is nowhere off by one or more', () => {
  const counts = fc
    .array(fc.nat(1000), { minLength: 1, maxLength: 12 })
    .filter((all) => all.some((each) => each > 0));
  fc.assert(
    fc.property(counts, fc.nat(10_000), (answers, rest) => {
      const mix = suggestedMix(answers, rest);
      const all = answers.reduce((sum, count) => sum + count, 0);
      expect(mix.reduce((sum, count) => sum + count, 0)).toBe(rest);
      for (const [index, count] of answers.entries())
        expect(Math.abs((mix[index] ?? 0) - (count * rest) / all)).toBeLessThan(1);
    }),
  );
});

it.each([
  ['pending', 0, 0],
  ['in_production', 0, 0],
  ['sent', 75, 0],
  ['delivered', 75, 75],
])('of an order that is %s %i gifts have left and %i arrived', (status, sent, delivered) => {
  expect(onTheWay(status, 75)).toEqual({ sent, delivered });
});
