import { productBody } from '@gifting/domain/testing/product-body';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createProductMock } from '../products/mocks';
import { toFormData } from './multipart';

const image = new File(['picture'], 'mug.png', { type: 'image/png' });
const body = {
  ...productBody,
  description: 'Speckled\nglaze',
  thumbnail: image,
  product_images: [image],
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
      giftingId: '1',
      description: 'Speckled\nglaze',
      quantity: 40,
      priceRanges: [{ price: 1250, min: 1, max: 49 }, {}],
      images: [{ name: 'mug.png' }],
    },
  ]);
});

test('a mock refuses a form the row refuses', async () => {
  const seen: unknown[] = [];
  expect((await send({ ...body, product_images: [] }, seen))?.status).toBe(422);
  expect(seen).toEqual([]);
});
