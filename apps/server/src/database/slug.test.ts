import { service } from '@gifting/domain/services/service';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { png } from '../testing/pictures';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = (await app.person('admin')).token;
});
afterAll(() => app.close());

const add = (name: string) =>
  app.postForm('/api/admin/v1/service/create', { name, description: 'D', image: png() }, { token });

const all = async () => z.parse(dataEnvelope(z.array(service)), (await app.get('/api/v1/servces')).body);

it('is made from the name, and no other row has it, even of those added at once', async () => {
  const replies = await Promise.all(['Café & Crème', 'Cafe creme', 'café, crème!'].map(add));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const slugs = (await all()).map(({ slug }) => slug);
  expect(slugs.slice(-3).sort()).toEqual(['cafe-creme', 'cafe-creme-2', 'cafe-creme-3']);
});

it('is never a number, so that it is nobody else’s id', async () => {
  await add('1001');
  expect((await all()).at(-1)?.slug).toBe('service-1001');
});

it('stays when the name changes, so that links last', async () => {
  const [first] = await all();
  const form = { name: 'Renamed', description: 'D' };
  await app.postForm(`/api/admin/v1/service/update/${first?.id}`, form, { token });
  expect((await all())[0]).toMatchObject({ name: 'Renamed', slug: first?.slug });
});
