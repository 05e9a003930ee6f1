import { adminGiftBox } from '@gifting/domain/gift-boxes/admin-gift-box';
import { service } from '@gifting/domain/services/service';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { services, uploads } from '../database/schema';
import { fileOf, impostors, jpeg, png } from '../testing/pictures';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = (await app.person('admin')).token;
});
afterAll(() => app.close());

const add = (image: File, name = 'Engraving') =>
  app.postForm('/api/admin/v1/service/create', { name, description: 'By hand.', image }, { token });

const newest = async () => {
  const { body } = await app.get('/api/admin/v1/service/list', { token });
  const last = z.parse(dataEnvelope(z.array(service)), body).at(-1);
  if (!last?.image) throw new Error('The newest service has no picture');
  return { id: last.id, image: last.image };
};

describe('a picture that is uploaded', () => {
  it.each([
    ['PNG', png(7), 'png', 'image/png'],
    ['JPEG', jpeg(), 'jpg', 'image/jpeg'],
    ['JPEG that calls itself a PNG', fileOf([0xff, 0xd8, 0xff, 1]), 'jpg', 'image/jpeg'],
  ])('as a %s is served as what it is', async (_, file, ending, type) => {
    expect((await add(file)).status).toBe(200);
    const { image } = await newest();
    expect(image).toMatch(new RegExp(`^/uploads/\\d+\\.${ending}$`));
    const response = await app.fetch(image);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
    expect(response.headers.get('content-type')).toBe(type);
  });

  it('is kept by caches, shown as nothing else, and runs nothing', async () => {
    const { image } = await newest();
    const { headers } = await app.fetch(image);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-security-policy')).not.toContain('script-src');
  });

  it('has one address', async () => {
    const { image } = await newest();
    for (const other of [
      image.replace(/\w+$/, 'png'),
      image.replace(/\w+$/, 'svg'),
      image.replace(/\.\w+$/, ''),
      '/uploads/999999.png',
      '/uploads/../uploads',
      '/uploads/11.png',
    ]) {
      const response = await app.fetch(other);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
    }
  });

  it.each(impostors)('may not be %s, and then nothing is kept', async (_, file) => {
    const before = [await app.db.$count(uploads), await app.db.$count(services)];
    const { status, body } = await add(file);
    expect(status).toBe(422);
    expect(body).toEqual({
      success: false,
      message: 'Choose an image of these kinds: PNG, JPG, JPEG',
      errors: { image: ['Choose an image of these kinds: PNG, JPG, JPEG'] },
    });
    expect([await app.db.$count(uploads), await app.db.$count(services)]).toEqual(before);
  });

  it.each([
    ['of another declared kind', fileOf([0xff, 0xd8, 0xff, 0], { name: 'a.gif', type: 'image/gif' }), 422],
    ['that is empty', fileOf(''), 422],
    ['of more than 5 MB', fileOf(`${'x'.repeat(5 * 1024 * 1024)}x`), 422],
    ['of more than the call takes', fileOf('x'.repeat(7 * 1024 * 1024)), 413],
  ])('%s is refused', async (_, file, status) => {
    expect((await add(file)).status).toBe(status);
  });

  it('is refused before it is read when nobody is signed in', async () => {
    const file = fileOf('x'.repeat(7 * 1024 * 1024));
    const { status } = await app.postForm('/api/admin/v1/service/create', { image: file });
    expect(status).toBe(401);
  });

  it('names each of several by its place', async () => {
    const { status, body } = await app.postForm(
      '/api/admin/v1/collection/create',
      { title: 'T', sub_title: 'S', content: 'C', images: [png(), fileOf('GIF89a'), jpeg()] },
      { token },
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { 'images.1': [expect.stringContaining('PNG, JPG, JPEG')] } });
  });
});

describe('a picture that is kept', () => {
  it('goes when another takes its place, and when its owner goes', async () => {
    await add(png(1));
    const { id, image } = await newest();
    await app.postForm(
      `/api/admin/v1/service/update/${id}`,
      { name: 'Engraving', description: 'By hand.', image: png(2) },
      { token },
    );
    const replaced = await newest();
    expect(replaced.id).toBe(id);
    expect((await app.fetch(image)).status).toBe(404);
    expect((await app.fetch(replaced.image)).status).toBe(200);
    await app.delete(`/api/admin/v1/service/delete/${id}`, { token });
    expect((await app.fetch(replaced.image)).status).toBe(404);
  });

  it('stays for the orders of what is sold', async () => {
    const box = {
      name: 'Tin',
      plain_price: '1',
      event_content_branded_price: '2',
      custom_branding_price: '3',
    };
    await app.postForm('/api/admin/v1/gift-box/create', { ...box, image: png(3) }, { token });
    const { body } = await app.get('/api/admin/v1/gift-box/list', { token });
    const tin = z.parse(dataEnvelope(z.array(adminGiftBox)), body).find(({ name }) => name === 'Tin');
    await app.delete(`/api/admin/v1/gift-box/delete/${tin?.id}`, { token });
    expect((await app.fetch(tin?.picture ?? '')).status).toBe(200);
  });
});
