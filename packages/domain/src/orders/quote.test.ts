import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sampleDraft } from '../testing/sample-draft';
import { acceptQuote, changesOf, type OrderQuote, orderQuote, quoteFrom } from './quote';
import { orderLines, totalOf } from './totals';

const products = sampleDraft.products.map((product) => ({
  ...product,
  priceRanges: [...product.priceRanges],
  minimumOrderQuantity: 1,
  deliveryTime: '',
  fromPrice: 0,
}));
const box = {
  id: '202',
  name: 'Keepsake Box',
  description: '',
  picture: null,
  minimumOrderQuantity: 1,
  deliveryTime: '',
  fromPrice: 0,
  prices: { branded: 600, plain: 500, custom_branding: 640 },
};
const same = quoteFrom(sampleDraft, products, [box]);

const dearer: OrderQuote = {
  products: [
    { id: '101', priceRanges: [{ min: 1, max: 1000, price: 900 }] },
    { id: '104', priceRanges: null },
  ],
  packaging: 700,
};

describe('a quote', () => {
  test('of an unchanged catalogue changes nothing', () => {
    expect(changesOf(sampleDraft, same)).toEqual([]);
    expect(acceptQuote(sampleDraft, same)).toEqual(sampleDraft);
  });
  test('tells what costs more and what is gone, a price in a range nobody orders in aside', () => {
    expect(changesOf(sampleDraft, dearer)).toEqual([
      { id: '101', kind: 'product', name: 'Stoneware Mug', before: 840, after: 900 },
      { id: '104', kind: 'product', name: 'Notebook', before: 725, after: null },
      { id: '202', kind: 'packaging', name: 'Keepsake Box', before: 640, after: 700 },
    ]);
    const elsewhere = { ...same, products: same.products.map((product) => ({ ...product })) };
    elsewhere.products[0] = {
      id: '101',
      priceRanges: [
        { min: 1, max: 99, price: 1 },
        { min: 100, max: 249, price: 840 },
      ],
    };
    expect(changesOf(sampleDraft, elsewhere)).toEqual([]);
  });
  test('once accepted leaves nothing to accept, and keeps everything else', () => {
    const accepted = acceptQuote(sampleDraft, dearer);
    expect(changesOf(accepted, dearer)).toEqual([]);
    expect(totalOf(orderLines(accepted))).toBe(120 * (900 + 700));
    expect({ ...accepted, products: sampleDraft.products, packaging: sampleDraft.packaging }).toEqual(
      sampleDraft,
    );
  });
  test('without the packaging takes it out', () => {
    const gone = { ...same, packaging: null };
    expect(changesOf(sampleDraft, gone)).toMatchObject([{ kind: 'packaging', after: null }]);
    expect(acceptQuote(sampleDraft, gone).packaging).toBeNull();
    expect(changesOf({ ...sampleDraft, packaging: null }, gone)).toEqual([]);
  });
  test('goes to the wire and back', () => {
    expect(z.decode(orderQuote, z.encode(orderQuote, dearer))).toEqual(dearer);
  });
});
