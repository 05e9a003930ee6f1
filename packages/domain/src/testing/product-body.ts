import type * as z from 'zod/mini';
import type { AdminProduct } from '../products/admin-product';
import type { productChange } from '../products/payload';

/** The body of a create or update call of products, without pictures, as it travels. For tests and fixtures. */
export const productBody = {
  name: 'Linen Apron',
  description: 'Washed linen.',
  estimated_delivery_time: '5-7 working days',
  gifting_id: 1,
  category_id: 33,
  quantity: 40,
  minimum_order_quantity: '5',
  product_type: 'product',
  size_guide: 'S, 98, 68\nM, 104, 70',
  status: 'active',
  price_ranges: [
    { price: '12.50', min_quantity: 1, max_quantity: 49 },
    { price: 11, min_quantity: 50, max_quantity: 1000 },
  ],
} satisfies z.input<typeof productChange>;

/** A product as administrators read it. For tests. */
export const adminProductSample: AdminProduct = {
  id: '101',
  giftingId: '1',
  categoryId: '32',
  name: 'Stoneware Mug',
  description: 'Speckled glaze.',
  picture: '/pictures/mug.svg',
  quantity: 2500,
  minimumOrderQuantity: 50,
  deliveryTime: '10-12 working days',
  type: 'product',
  sizeGuide: null,
  slug: 'stoneware-mug',
  sku: 'GIFT-101',
  status: 'active',
  createdAt: null,
  updatedAt: null,
  version: '3',
  priceRanges: [
    { min: 1, max: 99, price: 920 },
    { min: 100, max: 249, price: 840 },
  ],
};
