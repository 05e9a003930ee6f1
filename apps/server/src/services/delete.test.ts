import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  categories,
  collections,
  giftBoxes,
  gifting,
  productCategories,
  products,
  services,
} from '../database/schema';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = (await app.person('admin')).token;
});
afterAll(() => app.close());

const remove = (id: string) => app.delete(`/api/admin/v1/service/delete/${id}`, { token });

const counts = async () => {
  const tables = { services, categories, collections, gifting, giftBoxes, products };
  const entries = Object.entries(tables).map(async ([name, table]) => [name, await app.db.$count(table)]);
  return Object.fromEntries(await Promise.all(entries)) as Record<keyof typeof tables, number>;
};

it('removes the service whose id it is given, and nothing else', async () => {
  const before = await counts();
  expect(await remove('12')).toMatchObject({
    status: 200,
    body: { success: true, message: 'Service deleted successfully' },
  });
  expect(await counts()).toEqual({ ...before, services: before.services - 1 });
  expect((await remove('12')).status).toBe(404);
});

it('removes the category whose id it is given; its products stay without it', async () => {
  const before = await counts();
  expect((await remove('32')).status).toBe(200);
  expect(await counts()).toEqual({ ...before, categories: before.categories - 1 });
  const [mug] = await app.db.select().from(products).where(eq(products.id, 101));
  expect(mug).toMatchObject({ name: 'Stoneware Mug', categoryId: null, deletedAt: null });
  const further = await app.db.select().from(productCategories).where(eq(productCategories.productId, 101));
  expect(further).toEqual([{ productId: 101, categoryId: 31 }]);
  expect((await app.get('/api/v1/products?category=31')).body).toMatchObject({ data: { length: 9 } });
  expect((await app.get('/api/v1/products?category=32')).body).toMatchObject({ data: [] });
});

it.each(['101', '201', '21', '1', '999999', '0', '-1', 'custom-packaging', 'drinkware', '1e1'])(
  'finds nothing under %s',
  async (id) => {
    const before = await counts();
    expect(await remove(id)).toMatchObject({ status: 404, body: { message: 'This service does not exist' } });
    expect(await counts()).toEqual(before);
  },
);
