import { createHash } from 'node:crypto';
import { imageRefusals } from '@gifting/domain/images/image-file';
import { artwork, artworkFileName } from '@gifting/domain/orders/artwork';
import { artworkRefusals } from '@gifting/domain/orders/artwork-file';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { artworks, orders } from '../database/schema';
import { document, drawing, hostileArtwork, lockedDocument } from '../testing/artwork-files';
import { withSize } from '../testing/hostile-pictures';
import { orderPayloadOf } from '../testing/order-payload';
import { contentOf, fileOf, jpeg, surface } from '../testing/pictures';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';
import { storeArtwork } from './repository';

const day = 24 * 60 * 60_000;
let now = new Date('2026-03-02T09:00:00Z');
const tasks: (() => Promise<void>)[] = [];
let app: TestApp;
let buyer: Person;

beforeAll(async () => {
  app = await createTestApp({
    now: () => now,
    sessionLifetime: { absolute: 90 * day, idle: 90 * day },
    every: (_, task) => tasks.push(task),
  });
  buyer = await app.person();
});
afterAll(() => app.close());

const upload = (file: File, { token } = buyer) => app.postForm('/api/v1/artwork', { file }, { token });
const kept = async (file: File, person = buyer) =>
  z.parse(dataEnvelope(artwork), (await upload(file, person)).body);
const pictureOf = ({ preview }: { readonly preview: string }) =>
  sharp(Buffer.from(preview.replace(/^.*,/, ''), 'base64'));
const rest = async (person: Person) =>
  (await app.db.select({ id: artworks.id }).from(artworks).where(eq(artworks.userId, person.id))).map(
    ({ id }) => String(id),
  );

it.each([
  ['svg', drawing],
  ['pdf', document],
  ['png', fileOf(await contentOf(surface(4000, 300).png()))],
  ['jpg', jpeg()],
])('keeps a file as it came, and draws it: %s', async (kind, file) => {
  const { link, size, kind: found, ...described } = await kept(file);
  expect({ found, size }).toEqual({ found: kind, size: file.size });
  const { format, width, height } = await pictureOf(described).metadata();
  expect(format).toBe('webp');
  expect(Math.max(width, height)).toBe(480);

  const response = await app.fetch(link);
  const content = new Uint8Array(await response.arrayBuffer());
  expect(content).toEqual(new Uint8Array(await file.arrayBuffer()));
  const [row] = await app.db
    .select({ sha256: artworks.sha256 })
    .from(artworks)
    .where(eq(artworks.id, Number(described.id)));
  expect(row?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
});

it('sends a file as a download in which nothing runs, for an hour', async () => {
  const { link } = await kept(fileOf(await contentOf(surface(9, 9).png()), { name: 'Lögo’s 1.html' }));
  const { headers } = await app.fetch(link);
  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''L%C3%B6go%E2%80%99s%201.html.png",
  );
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const before = now;
  now = new Date(now.getTime() + 61 * 60_000);
  expect((await app.fetch(link)).status).toBe(410);
  now = before;
});

it('draws no script, and nothing from other addresses', async () => {
  const { dominant } = await pictureOf(await kept(drawing)).stats();
  expect(dominant.r).toBeGreaterThan(dominant.g);
});

it.each(Object.entries(hostileArtwork))(
  'refuses %s',
  async (_, file) => {
    const started = performance.now();
    const { status, body } = await upload(file);
    expect(status).toBe(422);
    expect([artworkRefusals.damaged, artworkRefusals.tooSlow, imageRefusals.tooManyPixels]).toContain(
      z.parse(z.object({ errors: z.object({ file: z.tuple([z.string()]) }) }), body).errors.file[0],
    );
    expect(performance.now() - started).toBeLessThan(15_000);
  },
  20_000,
);

it.each([
  ['a document with a password', lockedDocument, artworkRefusals.locked],
  [
    'a picture of too many pixels',
    fileOf(withSize(await contentOf(surface(9, 9).png()), 30_000, 30_000)),
    imageRefusals.tooManyPixels,
  ],
  ['a page of HTML', fileOf('<!doctype html><script>alert(1)</script>'), artworkRefusals.wrongKind],
])('says what is wrong with %s', async (_, file, sentence) => {
  expect((await upload(file)).body).toMatchObject({ errors: { file: [sentence] } });
});

it('gives an order its buyer’s own file only, and shows it to them and to administrators', async () => {
  const [stranger, admin] = [await app.person(), await app.person('admin')];
  const { id } = await kept(drawing);
  const order = { ...orderPayloadOf(), artwork_id: id };
  expect((await app.post('/api/v1/create-order', order, { token: stranger.token })).status).toBe(404);
  expect((await app.post('/api/v1/create-order', order, { token: buyer.token })).status).toBe(200);
  const [placed] = await app.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, buyer.id));
  const path = `/api/v1/order/${placed?.id}/artwork`;
  expect((await app.get(path, { token: stranger.token })).status).toBe(404);
  for (const { token } of [buyer, admin])
    expect((await app.get(path, { token })).body).toMatchObject({ data: { id: Number(id), kind: 'svg' } });
  await expect(app.db.update(artworks).set({ name: 'other' })).rejects.toThrow();
  await expect(app.db.delete(artworks).where(eq(artworks.id, Number(id)))).rejects.toThrow();
});

it('keeps the ten newest files without an order, those for a month, and what was ordered', async () => {
  const person = await app.person();
  const content = await contentOf(surface(9, 9).png());
  const sha256 = createHash('sha256').update(content).digest('hex');
  const file = { name: 'logo.png', kind: 'png', content, sha256, preview: content } as const;
  const store = async () => (await storeArtwork(app.db, { ...file, userId: person.id, createdAt: now })).id;
  const ordered = await store();
  const order = { ...orderPayloadOf(), artwork_id: ordered };
  expect((await app.post('/api/v1/create-order', order, { token: person.token })).status).toBe(200);
  const ids: string[] = [];
  for (let count = 0; count < 11; count += 1) ids.push(await store());
  expect(new Set(await rest(person))).toEqual(new Set([ordered, ...ids.slice(1)]));

  const before = now;
  now = new Date(now.getTime() + 29 * day);
  for (const task of tasks) await task();
  expect(await rest(person)).toHaveLength(11);
  now = new Date(now.getTime() + 2 * day);
  for (const task of tasks) await task();
  expect(await rest(person)).toEqual([ordered]);
  now = before;
});

it.each([
  ['logo.svg', 'svg', 'logo.svg'],
  ['Photo.JPEG', 'jpg', 'Photo.JPEG'],
  ['../../etc/passwd', 'pdf', 'etcpasswd.pdf'],
  ['logo\u202Egnp.exe', 'png', 'logognp.exe.png'],
  ['..', 'png', 'artwork.png'],
] as const)('names the download of %j', (name, kind, expected) => {
  expect(artworkFileName({ name, kind })).toBe(expected);
});
