import { expect, test } from 'vitest';
import { mergeEdits } from './merge';

const base = { name: 'Mug', quantity: '10', ranges: [{ min: '1' }], image: null, version: '1' };
const names = ['name', 'quantity', 'ranges'] as const;
const image = new File(['picture'], 'mug.png');

test('edits of different fields are both kept', () => {
  const mine = { ...base, name: 'Cup', image };
  const theirs = { ...base, quantity: '20', ranges: [{ min: '5' }], version: '2' };
  expect(mergeEdits<Record<string, unknown>>(names, { base, mine, theirs })).toEqual({
    values: { name: 'Cup', quantity: '20', ranges: [{ min: '5' }], image, version: '2' },
    taken: ['quantity', 'ranges'],
    clashes: [],
  });
});

test('a field that both changed is a clash, and holds what I typed; the same change is none', () => {
  const mine = { ...base, name: 'Cup', quantity: '20' };
  const theirs = { ...base, name: 'Beaker', quantity: '20', version: '2' };
  expect(mergeEdits(names, { base, mine, theirs })).toEqual({
    values: { ...mine, version: '2' },
    taken: [],
    clashes: ['name'],
  });
});

test('without what both started from, every difference is a clash', () => {
  const theirs = { ...base, name: 'Beaker', version: '2' };
  expect(mergeEdits(names, { base: null, mine: base, theirs })).toMatchObject({
    values: { name: 'Mug' },
    clashes: ['name'],
  });
});
