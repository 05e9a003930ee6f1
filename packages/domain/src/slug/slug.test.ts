import { expect, test } from 'vitest';
import { slugOf } from './slug';

test.each([
  ['Event & Offsites', 'event-offsites'],
  ['  Café, crème & thé! ', 'cafe-creme-the'],
  ['Influencer gifting / Press Boxes', 'influencer-gifting-press-boxes'],
  ['???', ''],
])('%s is found at %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
