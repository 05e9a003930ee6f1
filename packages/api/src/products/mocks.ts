import type { AdminProduct } from '@gifting/domain/products/admin-product';
import type { Product } from '@gifting/domain/products/product';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { demoProducts, toAdminProduct } from '../demo/products';
import type { RowMocksOf } from '../row-mocks';
import { createProduct, deleteProduct, listAllProducts, updateProduct } from './admin-endpoints';
import { listProducts } from './endpoints';

/** The products of the demo catalogue, in prices of the base currency. */
export const sampleProducts: Product[] = demoProducts.map(
  ({ ranges, categoryIds: _categories, ...product }) => ({
    ...product,
    fromPrice: Math.min(...ranges.map(([, , price]) => price)),
    priceRanges: ranges.map(([min, max, price]) => ({ min, max, price })),
  }),
);

/** The sample product with a story's overrides. */
export const sampleProduct = (overrides: Partial<Product> = {}): Product => ({
  id: '101',
  giftingId: '1',
  name: 'Stoneware Mug',
  description: 'Speckled glaze, dipped by hand. Dishwasher safe.',
  picture: '/pictures/mug.svg',
  minimumOrderQuantity: 50,
  deliveryTime: '10-12 working days',
  fromPrice: 780,
  priceRanges: [
    { min: 1, max: 99, price: 920 },
    { min: 100, max: 249, price: 840 },
    { min: 250, max: 100000, price: 780 },
  ],
  ...overrides,
});

/** The demo products as administrators read them. */
const sampleAdminProducts: AdminProduct[] = demoProducts.map(toAdminProduct);

export const productsMock = mock(listProducts, { ok: sampleProducts.slice(0, 9), empty: [] });
export const allProductsMock = mock(listAllProducts, { ok: sampleAdminProducts, empty: [] });
export const createProductMock = mock(createProduct, { ok: done('products.create') });
export const updateProductMock = mock(updateProduct, { ok: done('products.update') });
export const deleteProductMock = mock(deleteProduct, { ok: done('products.delete') });

export const productMocks: RowMocksOf<'products'> = {
  'products.list': productsMock,
  'products.all': allProductsMock,
  'products.create': createProductMock,
  'products.update': updateProductMock,
  'products.delete': deleteProductMock,
};
