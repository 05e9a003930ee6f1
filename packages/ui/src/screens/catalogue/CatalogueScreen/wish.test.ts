import { emptyDraft } from '@gifting/domain/orders/draft';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedOf, cleared, readWish, searchOf, without } from './wish';

const whole = {
  q: 'mug & cap',
  categories: ['31', '33'],
  packs: 75,
  price_from: 250,
  price_to: 1200,
  lead_time: 12,
  minimum: 75,
  sort: 'price',
  page: 3,
} as const;

test('what an address says is read as it was written', () => {
  const wish = { ...whole, categories: [...whole.categories] };
  expect(readWish(`?${searchOf(wish)}`)).toEqual(wish);
  expect(searchOf({})).toBe('');
});

test('an invalid value is left out, and the others stay', () => {
  expect(
    readWish('?packs=0&page=-1&sort=new&categories=a&price_to=x&minimum=1.5&lead_time=&q=mug&utm=1'),
  ).toEqual({
    q: 'mug',
  });
});

test('what no database stores is left out of the words', () => {
  expect(readWish('?q=mu%00g')).toEqual({ q: 'mug' });
  expect(readWish('?q=%00')).toEqual({});
});

test('no address breaks the page', () => {
  const name = fc.constantFrom(...Object.keys(whole));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (entries) => {
      const wish = readWish(String(new URLSearchParams(entries)));
      expect(readWish(searchOf(wish))).toEqual(wish);
    }),
  );
});

test('a filter that is taken off takes the page with it', () => {
  const { q: _, page: __, ...rest } = whole;
  const wish = { ...whole, categories: [...whole.categories] };
  expect(without(wish, 'words')).toEqual(rest);
  expect(cleared(wish)).toEqual({ packs: 75, sort: 'price' });
});

test('packs and currency are those of the box, unless the address says others', () => {
  expect(askedOf({}, emptyDraft)).toEqual({ packs: 50 });
  const { packs, currency } = sampleDraft.project ?? {};
  expect(askedOf({}, sampleDraft)).toEqual({ packs, currency });
  expect(askedOf({ packs: 75 }, sampleDraft)).toEqual({ packs: 75, currency });
});
