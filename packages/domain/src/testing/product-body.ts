import type * as z from 'zod/mini';
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
  status: 'active',
  price_ranges: [
    { price: '12.50', min_quantity: 1, max_quantity: 49 },
    { price: 11, min_quantity: 50, max_quantity: 1000 },
  ],
} satisfies z.input<typeof productChange>;
