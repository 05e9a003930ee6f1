import { adminProduct } from '@gifting/domain/products/admin-product';
import { productBody } from '@gifting/domain/testing/product-body';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { products, uploads } from '../database/schema';
import { orderPayloadOf } from '../testing/order-payload';
import { fileOf, png } from '../testing/pictures';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

const pictures = { thumbnail: png(1), image: png(2), product_images: [png(2), png(3)] };

const create = (body: Readonly<Record<string, unknown>>) =>
  app.postForm('/api/admin/v1/product/create', body, admin);
const update = (id: string | undefined, body: Readonly<Record<string, unknown>>) =>
  app.postForm(`/api/admin/v1/product/update/${id}`, body, admin);

const all = async () =>
  z.parse(dataEnvelope(z.array(adminProduct)), (await app.get('/api/admin/v1/product/list', admin)).body);
const named = async (name: string) => (await all()).find((each) => each.name === name);
const shown = async (query: string) => JSON.stringify((await app.get(`/api/v1/products${query}`)).body);

describe('a product that is added', () => {
  it('is kept whole, and sold', async () => {
    expect((await create({ ...productBody, ...pictures })).status).toBe(200);
    const apron = await named('Linen Apron');
    expect(apron).toMatchObject({
      giftingId: '1',
      categoryId: '33',
      quantity: 40,
      minimumOrderQuantity: 5,
      deliveryTime: '5-7 working days',
      type: 'product',
      slug: 'linen-apron',
      sku: `GIFT-${apron?.id}`,
      status: 'active',
      createdAt: expect.any(String),
      priceRanges: [
        { min: 1, max: 49, price: 1250 },
        { min: 50, max: 1000, price: 1100 },
      ],
    });
    const [row] = await app.db
      .select()
      .from(products)
      .where(eq(products.id, Number(apron?.id)));
    expect(row?.pictures).toHaveLength(2);
    expect(await shown('?category=33')).toContain('Linen Apron');
    expect(JSON.stringify((await app.get('/api/v1/gifting/1')).body)).toContain('Linen Apron');
  });

  it.each([
    [{ gifting_id: 999 }, 'gifting_id'],
    [{ category_id: 1 }, 'category_id'],
    [{ product_images: [png(), fileOf('GIF89a')] }, 'product_images.1'],
    [{ price_ranges: [{ price: 1, min_quantity: 5, max_quantity: 4 }] }, 'price_ranges.0.max_quantity'],
    [{ price_ranges: [] }, 'price_ranges'],
    [{ status: 'sold' }, 'status'],
  ])('with %j is refused at %s, and nothing of it is kept', async (change, field) => {
    const counts = () => Promise.all([products, uploads].map((table) => app.db.$count(table)));
    const before = await counts();
    const { status, body } = await create({ ...productBody, ...pictures, ...change });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    expect(await counts()).toEqual(before);
  });
});

describe('a product that is changed', () => {
  it('keeps its pictures without new ones, and the further categories it is listed in', async () => {
    const before = await named('Cap');
    expect((await update(before?.id, { ...productBody, name: 'Cap', category_id: 34 })).status).toBe(200);
    const after = await named('Cap');
    expect(after).toMatchObject({ picture: before?.picture, slug: 'cap', categoryId: '34', quantity: 40 });
    expect(after?.updatedAt).not.toBe(before?.updatedAt);
    expect(await shown('?category=34')).toContain('"Cap"');
    expect(await shown('?category=31')).toContain('"Cap"');
    expect(await shown('?category=33')).not.toContain('"Cap"');
  });

  it('leaves public sight when it is inactive, and administrators keep it', async () => {
    const hoodie = await named('Hoodie');
    await update(hoodie?.id, { ...productBody, name: 'Hoodie', status: 'inactive' });
    expect(await shown('')).not.toContain('Hoodie');
    expect(JSON.stringify((await app.get('/api/v1/servces/portals-for-events')).body)).not.toContain(
      'Hoodie',
    );
    expect(await named('Hoodie')).toMatchObject({ status: 'inactive' });
  });

  it('stays as it was when the change is refused', async () => {
    const before = await named('Notebook');
    expect((await update(before?.id, { ...productBody, name: 'Notepad', category_id: 999 })).status).toBe(
      422,
    );
    expect(await named('Notebook')).toEqual(before);
  });

  it('by two administrators at once is saved once; the other one is told what it is now', async () => {
    const { id, version } = (await named('Notebook')) ?? {};
    const saved = ['Ruled Notebook', 'Plain Notebook'].map((name) =>
      update(id, { ...productBody, name, version }),
    );
    const replies = await Promise.all(saved);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409)?.body;
    const { details } = z.parse(z.object({ details: adminProduct }), refused);
    expect(details).toEqual((await all()).find((product) => product.id === id));
    expect(details.version).toBe(String(Number(version) + 1));
    // Based on the version it was told, the second one's change is saved too.
    const again = await update(id, { ...productBody, name: 'Plain Notebook', version: details.version });
    expect(again.status).toBe(200);
  });
});

describe('a product that is removed', () => {
  it('is nowhere any more but in the orders that name it, and cannot be ordered', async () => {
    const buyer = await app.person();
    const order = orderPayloadOf({ products: [{ product_id: 101, quantity: 50 }] });
    expect((await app.post('/api/v1/create-order', order, buyer)).status).toBe(200);
    const remove = () => app.delete('/api/admin/v1/product/delete/101', admin);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await update('101', productBody)).status).toBe(404);
    expect(await named('Stoneware Mug')).toBeUndefined();
    expect(await shown('')).not.toContain('Stoneware Mug');
    expect((await app.post('/api/v1/create-order', order, buyer)).status).toBe(422);
    const { body } = await app.get('/api/v1/pending-order', buyer);
    const list = z.parse(z.object({ data: z.object({ data: z.array(z.object({ id: z.number() })) }) }), body);
    const detail = await app.get(`/api/v1/order/${list.data.data[0]?.id}`, buyer);
    expect(detail.body).toMatchObject({
      data: {
        data: { order_items: [{ product: { name: 'Stoneware Mug', thumbnail: '/pictures/mug.svg' } }] },
      },
    });
  });

  it('leaves its slug to the next of its name', async () => {
    await create({ ...productBody, ...pictures, name: 'Stoneware Mug' });
    expect(await named('Stoneware Mug')).toMatchObject({ slug: 'stoneware-mug' });
  });
});
