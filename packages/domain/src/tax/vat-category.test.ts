import { expect, it } from 'vitest';
import { vatCategoryOf } from './vat-category';

it.each([
  ['goods with VAT', 'taxed', 1900, 'DE', 'S', null],
  ['goods at a rate of nought', 'taxed', 0, 'DE', 'Z', null],
  ['an intra-Community supply', 'intra_community', 0, 'DE', 'K', 'VATEX-EU-IC'],
  ['an export from the EU', 'export', 0, 'DE', 'G', 'VATEX-EU-G'],
  ['an export from elsewhere', 'export', 0, 'GB', 'G', null],
] as const)('%s has its category', (_, treatment, rate, seller, code, exemption) => {
  expect(vatCategoryOf({ treatment, rate }, seller)).toEqual({ code, exemption });
});
