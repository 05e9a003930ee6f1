import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createProductMock } from '../products/mocks';
import { toFormData } from './multipart';

const image = new File(['picture'], 'mug.png', { type: 'image/png' });
const body = {
  gifting_id: 1,
  category_id: 32,
  name: 'Mug',
  description: 'Speckled\nglaze',
  quantity: 10,
  minimum_order_quantity: 1,
  estimated_delivery_time: 'A week',
  product_type: 'product',
  status: 'active',
  thumbnail: image,
  product_images: [image],
  price_ranges: [{ price: 8.4, min_quantity: 1, max_quantity: 99 }],
};

const send = (given: Readonly<Record<string, unknown>>, seen: unknown[]) =>
  getResponse(
    [
      createProductMock.answer((request) => {
        seen.push(request.body);
        return { success: true, message: '' };
      }),
    ],
    new Request('http://localhost/api/admin/v1/product/create', { method: 'POST', body: toFormData(given) }),
  );

test('a mock reads a form as the row does', async () => {
  const seen: unknown[] = [];
  expect((await send(body, seen))?.status).toBe(200);
  expect(seen).toMatchObject([
    {
      gifting_id: '1',
      description: 'Speckled\nglaze',
      quantity: 10,
      price_ranges: [{ price: 840, min_quantity: 1, max_quantity: 99 }],
      product_images: [{ name: 'mug.png' }],
    },
  ]);
});

test('a mock refuses a form the row refuses', async () => {
  const seen: unknown[] = [];
  expect((await send({ ...body, product_images: [] }, seen))?.status).toBe(422);
  expect(seen).toEqual([]);
});
