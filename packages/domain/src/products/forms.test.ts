import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { adminProductSample as mug } from '../testing/product-body';
import { adminProduct } from './admin-product';
import { emptyProductForm, isProductUnchanged, productEditForm, productForm, toProductForm } from './forms';
import { productChange, productPayload, toProductChange, toProductPayload } from './payload';

const image = new File(['picture'], 'mug.png', { type: 'image/png' });

const filled = { ...toProductForm(mug), thumbnail: image, images: [image, image] };
const faults = (input: unknown, form: z.ZodMiniType = productForm) =>
  z.safeParse(form, input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the product form', () => {
  test('asks for everything', () => {
    expect(faults(emptyProductForm)).toEqual([
      'name: Enter a name',
      'description: Enter a description',
      'deliveryTime: Enter the estimated delivery time',
      'giftingId: Choose a gifting pack',
      'categoryId: Choose a category',
      'quantity: Enter the quantity',
      'minimumOrderQuantity: Enter the minimum order quantity',
      'priceRanges.0.price: Enter a price',
      'priceRanges.0.min: Enter a min',
      'priceRanges.0.max: Enter a max',
      'thumbnail: Choose an image: PNG, JPG, JPEG',
      'images: Choose at least one additional image',
    ]);
  });
  test('refuses price ranges at fault, beside their row', () => {
    const priceRanges = [
      { price: '9.20', min: '1', max: '99' },
      { price: '8.40', min: '99', max: '249' },
      { price: '7.80', min: '300', max: '250' },
    ];
    expect(faults({ ...filled, priceRanges })).toEqual([
      'priceRanges.1.min: 99 is in range 1 too',
      'priceRanges.2.max: Max must be the same as min or more',
    ]);
    expect(faults({ ...filled, priceRanges: [] })).toEqual(['priceRanges: Add a price range']);
  });
  test('becomes the written body', () => {
    const payload = toProductPayload(productForm.parse(filled));
    expect(payload).toEqual({
      gifting_id: 1,
      category_id: 32,
      name: 'Stoneware Mug',
      description: 'Speckled glaze.',
      thumbnail: image,
      quantity: 2500,
      minimum_order_quantity: 50,
      estimated_delivery_time: '10-12 working days',
      product_type: 'product',
      size_guide: null,
      status: 'active',
      image,
      product_images: [image, image],
      price_ranges: [
        { price: 9.2, min_quantity: 1, max_quantity: 99 },
        { price: 8.4, min_quantity: 100, max_quantity: 249 },
      ],
    });
    expect(productPayload.parse(payload)).toMatchObject({
      giftingId: '1',
      priceRanges: [
        { price: 920, min: 1, max: 99 },
        { price: 840, min: 100, max: 249 },
      ],
    });
  });
  test('has its price ranges checked again where the body arrives', () => {
    const payload = toProductPayload(productForm.parse(filled));
    const price_ranges = [
      { price: '9.2', min_quantity: '1', max_quantity: '99' },
      { price: '8.4', min_quantity: '50', max_quantity: '60' },
    ];
    expect(faults({ ...payload, price_ranges }, productPayload)).toEqual([
      'price_ranges.1.min_quantity: 50 to 60 is in range 1 too',
    ]);
  });
});

describe('the product edit form', () => {
  const form = productEditForm.parse(toProductForm(mug));
  test('sends no image that was not chosen', () => {
    const change = toProductChange(form);
    expect(change).toMatchObject({ thumbnail: null, image: null, product_images: [], version: 3 });
    expect(productChange.safeParse(change).success).toBe(true);
  });
  test('is unchanged as it opens, and changed by any edit', () => {
    expect(isProductUnchanged(form, mug)).toBe(true);
    expect(isProductUnchanged(form, { ...mug, version: '4' })).toBe(true);
    // Schemas that run asynchronously, as in forms, put fields in another order.
    const { quantity, ...rest } = form;
    expect(isProductUnchanged({ ...rest, quantity }, mug)).toBe(true);
    expect(isProductUnchanged({ ...form, quantity: 1 }, mug)).toBe(false);
    expect(isProductUnchanged({ ...form, priceRanges: form.priceRanges.slice(1) }, mug)).toBe(false);
    expect(isProductUnchanged({ ...form, thumbnail: image }, mug)).toBe(false);
    expect(isProductUnchanged({ ...form, images: [image] }, mug)).toBe(false);
  });
});

test('an administrator’s product goes to the wire and back unchanged', () => {
  expect(z.decode(adminProduct, z.encode(adminProduct, mug))).toEqual(mug);
});
