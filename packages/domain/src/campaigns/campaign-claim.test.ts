import { describe, expect, it } from 'vitest';
import { shownAddress } from './campaign-claim';

const address = (postalCode: string) => ({
  deliveryAddress1: 'Flat 3, 27 Elm Grove',
  deliveryAddress2: '',
  postTown: 'Bristol',
  postalCode,
});

describe('what a buyer sees of an address', () => {
  it.each([
    ['BS6 5AA', 'BS6 •••'],
    ['10115', '10 •••'],
    ['7', '•••'],
    ['  D02   AF30 ', 'D02 •••'],
  ])('of %s is %s', (postalCode, shown) => {
    expect(shownAddress(address(postalCode), false)).toEqual([shown]);
  });

  it('is the whole of it where the campaign collects addresses', () => {
    expect(shownAddress(address('BS6 5AA'), true)).toEqual(['Flat 3, 27 Elm Grove', 'Bristol', 'BS6 5AA']);
  });
});
