import { describe, expect, test } from 'vitest';
import { adminProductSample } from '../testing/product-body';
import type { AdminProduct } from './admin-product';
import { arrangeProducts, withoutCategory } from './arrange';

const product = (id: string, change: Partial<AdminProduct>): AdminProduct => ({
  ...adminProductSample,
  id,
  name: `Product ${id}`,
  quantity: 10,
  createdAt: '2025-01-06T09:00:00Z',
  ...change,
});

const products = [
  product('1', { name: 'Café mug', quantity: 30 }),
  product('2', { name: 'Cap 10', categoryId: '33', createdAt: '2025-02-01T09:00:00Z' }),
  product('3', { name: 'cap 9', categoryId: null }),
  product('4', { name: 'Mug', quantity: 0 }),
];
const all = { search: '', category: '', order: 'added' } as const;
const ids = (filter: Partial<Parameters<typeof arrangeProducts>[1]>) =>
  arrangeProducts(products, { ...all, ...filter }).map(({ id }) => id);

describe('the products of an administrator', () => {
  test('are found by part of their name, in any letter case and without accents', () => {
    expect(ids({ search: ' CAFE ' })).toEqual(['1']);
    expect(ids({ search: 'mug' })).toEqual(['1', '4']);
    expect(ids({ search: 'mug.*' })).toEqual([]);
  });
  test('are found by category, or by having none', () => {
    expect(ids({ category: '32' })).toEqual(['1', '4']);
    expect(ids({ category: withoutCategory })).toEqual(['3']);
  });
  test('are ordered, and stay as they were where they are equal', () => {
    expect(ids({})).toEqual(['1', '2', '3', '4']);
    expect(ids({ order: 'name' })).toEqual(['1', '3', '2', '4']);
    expect(ids({ order: 'latest' })).toEqual(['2', '1', '3', '4']);
    expect(ids({ order: 'stock' })).toEqual(['4', '2', '3', '1']);
    expect(products.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });
});
