import { expect, test } from 'vitest';
import { freeSlug, slugOf } from './slug';

test.each([
  ['Event & Offsites', 'event-offsites'],
  ['  Café, crème & thé! ', 'cafe-creme-the'],
  ['Influencer gifting / Press Boxes', 'influencer-gifting-press-boxes'],
  ['???', ''],
])('%s is found at %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ['Mug', [], 'mug'],
  ['Mug', ['mug'], 'mug-2'],
  ['Mug', ['mug', 'mug-2'], 'mug-3'],
  ['2025', [], 'product-2025'],
  ['???', ['product'], 'product-2'],
])('%s, beside %j, becomes %s', (name, taken, slug) => {
  expect(freeSlug('product', name, taken)).toBe(slug);
});
