import { describe, expect, it } from 'vitest';
import { pagesShown } from './pagesShown';

describe('pagesShown', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [7, 9, [1, 'gap', 6, 7, 8, 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('page %d of %d shows %j', (page, pageCount, expected) => {
    expect(pagesShown(page, pageCount)).toEqual(expected);
  });
});
