import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toFormData } from '@gifting/api/core/multipart';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { png } from '../testing/pictures';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let token: string;
let folder: string;

beforeEach(async () => {
  app = await createTestApp();
  token = (await app.person('admin')).token;
  folder = await mkdtemp(join(tmpdir(), 'form-files-test-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
  await app.close();
});

const path = '/api/admin/v1/service/create';
const texts = { name: 'Engraving', description: 'By hand.' };
const add = (image: File) => app.postForm(path, { ...texts, image }, { token });

test('the files of a form are gone when it is answered, whatever the answer', async () => {
  expect((await add(png())).status).toBe(200);
  expect((await add(new File(['GIF89a'], 'picture.gif'))).status).toBe(422);
  expect(await readdir(folder)).toEqual([]);
});

test('a form that breaks off is refused, and leaves nothing', async () => {
  const whole = new Response(toFormData({ ...texts, image: png() }));
  const { status } = await app.send(path, {
    method: 'POST',
    headers: {
      'Content-Type': whole.headers.get('content-type') ?? '',
      Authorization: `Bearer ${token}`,
    },
    body: (await whole.arrayBuffer()).slice(0, -40),
  });
  expect(status).toBe(400);
  expect(await readdir(folder)).toEqual([]);
});

test('a disk that fails is no fault of the form', async () => {
  vi.stubEnv('TMPDIR', join(folder, 'missing'));
  const { status, headers } = await add(png());
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect(app.reported).toEqual([expect.objectContaining({ code: 'ENOENT' })]);
});
