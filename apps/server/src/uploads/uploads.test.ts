import { adminGiftBox } from '@gifting/domain/gift-boxes/admin-gift-box';
import { imageRefusals, maxImageSize } from '@gifting/domain/images/image-file';
import { service } from '@gifting/domain/services/service';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { services, uploadSizes, uploads } from '../database/schema';
import { animated, half, withSize } from '../testing/hostile-pictures';
import { contentOf, fileOf, jpeg, png, surface } from '../testing/pictures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createPictureLane, createPictureReader } from './read-picture';

// The server reads no WebP; the tests read what it serves.
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });

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

const plain = await contentOf(surface(2, 2).png());

/** A picture with something in every part of it. */
const detailed = () =>
  sharp({
    text: { text: Array.from({ length: 20 }, (_, line) => `Line ${line} of a letter`).join('\n'), dpi: 200 },
  });
const letter = { png: await contentOf(detailed().png()), jpeg: await contentOf(detailed().jpeg()) };

/** The refusal of a picture, which keeps nothing. */
const refusalOf = async (file: File) => {
  const counts = () => Promise.all([uploads, uploadSizes, services].map((table) => app.db.$count(table)));
  const before = await counts();
  const { status, body } = await add(file);
  expect(await counts()).toEqual(before);
  expect(status).toBe(422);
  return z.parse(z.object({ errors: z.object({ image: z.tuple([z.string()]) }) }), body).errors.image[0];
};

/** The newest picture as it is served: its headers, pixels and metadata. */
const served = async (query = '') => {
  const { image } = await newest();
  const response = await app.fetch(image + query);
  const content = new Uint8Array(await response.arrayBuffer());
  const metadata = await sharp(content).metadata();
  return { response, content, metadata };
};

/** The colour of a pixel. */
const colourAt = async (content: Uint8Array, left: number, top: number) => {
  const pixel = sharp(content).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return [...(await pixel.toBuffer())];
};

/** Content with a picture's own metadata of every kind. */
const tell = async (picture: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  contentOf(
    picture
      .withExif({
        IFD0: { Copyright: 'Somebody', Make: 'A camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 47/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .withIccProfile('p3'),
  );

describe('a picture that is uploaded', () => {
  it.each([
    ['PNG', png(7), 'png', 'image/png'],
    ['JPEG', jpeg(), 'jpg', 'image/jpeg'],
    ['JPEG that calls itself a PNG', jpeg({ name: 'photo.png', type: 'image/png' }), 'jpg', 'image/jpeg'],
    ['JPEG by another name of its type', jpeg({ name: 'photo', type: 'image/jpg' }), 'jpg', 'image/jpeg'],
    ['JPEG by an old name of its type', jpeg({ name: 'photo', type: 'image/pjpeg' }), 'jpg', 'image/jpeg'],
    ['JPEG of no type', jpeg({ name: 'photo.jpg', type: '' }), 'jpg', 'image/jpeg'],
    [
      'PNG that calls itself a page',
      fileOf(plain, { name: 'page.html', type: 'text/html' }),
      'png',
      'image/png',
    ],
  ])('as a %s is served as what it is', async (_, file, ending, type) => {
    expect((await add(file)).status).toBe(200);
    const { image } = await newest();
    expect(image).toMatch(new RegExp(`^/uploads/\\d+\\.${ending}$`));
    const { response, metadata } = await served();
    expect(response.headers.get('content-type')).toBe(type);
    expect(metadata).toMatchObject({ format: type.slice('image/'.length), width: 2, height: 2 });
  });

  it('is turned upright, and turns no further', async () => {
    const red = await contentOf(
      sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).png(),
    );
    const lying = surface(40, 20).composite([{ input: Buffer.from(red), left: 0, top: 0 }]);
    await add(fileOf(await contentOf(lying.withMetadata({ orientation: 6 }).jpeg())));
    const { content, metadata } = await served();
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect(metadata.orientation).toBeUndefined();
    // Orientation 6 is shown a quarter turn clockwise: the left top corner comes to the right top.
    const [corner = 0, other = 0] = [(await colourAt(content, 16, 3))[0], (await colourAt(content, 3, 3))[0]];
    expect(corner).toBeGreaterThan(200);
    expect(other).toBeLessThan(160);
    expect((await served('?w=320')).metadata).toMatchObject({ width: 20, height: 40 });
  });

  it.each(['png', 'jpeg'] as const)('as a %s tells nothing but its pixels', async (format) => {
    const told = await tell(surface(400, 300)[format]());
    expect(await sharp(told).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything() });
    await add(fileOf(told));
    for (const query of ['', '?w=320']) {
      const { content, metadata } = await served(query);
      for (const kind of ['exif', 'iptc', 'xmp', 'icc', 'comments'] as const)
        expect(metadata[kind]).toBeUndefined();
      expect(Buffer.from(content).includes('Somebody')).toBe(false);
    }
  });

  it('is in the colours that every screen knows', async () => {
    const wide = sharp({ create: { width: 4, height: 4, channels: 3, background: { r: 255, g: 0, b: 0 } } });
    const inP3 = await contentOf(wide.withIccProfile('p3').png());
    await add(fileOf(inP3));
    const { content, metadata } = await served();
    expect(metadata.space).toBe('srgb');
    const [red = 0, green = 0, blue = 0] = await colourAt(content, 1, 1);
    expect([red > 250, green < 5, blue < 5]).toEqual([true, true, true]);
    await add(fileOf(await contentOf(wide.toColourspace('cmyk').jpeg())));
    expect((await served()).metadata).toMatchObject({ space: 'srgb', channels: 3 });
  });

  it('that is animated is kept as its first frame', async () => {
    expect((await add(fileOf(animated(plain)))).status).toBe(200);
    const { content, metadata } = await served();
    expect(metadata).toMatchObject({ format: 'png', width: 2, height: 2 });
    expect(Buffer.from(content).includes('acTL')).toBe(false);
  });

  it.each([
    ['narrow', 200, { 320: 200, 640: 200, 1280: 200 }],
    ['as wide as a card', 500, { 320: 320, 640: 500, 1280: 500 }],
    ['wide', 2000, { 320: 320, 640: 640, 1280: 1280 }],
  ])('and %s comes as WebP in the widths of the pages, never enlarged', async (_, width, widths) => {
    await add(fileOf(await contentOf(surface(width, width / 2).jpeg())));
    for (const [asked, expected] of Object.entries(widths)) {
      const { response, metadata } = await served(`?w=${asked}`);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(metadata).toMatchObject({ format: 'webp', width: expected, height: expected / 2 });
    }
    for (const unknown of ['?w=321', '?w=', '?w=1e3', '?w=320x', '?x=320'])
      expect((await served(unknown)).metadata).toMatchObject({ format: 'jpeg', width });
  });

  it('keeps what is transparent', async () => {
    const clear = { create: { width: 4, height: 4, channels: 4, background: '#0000' } } as const;
    await add(fileOf(await contentOf(sharp(clear).png())));
    for (const query of ['', '?w=320']) expect((await served(query)).metadata.hasAlpha).toBe(true);
  });

  it('may come twice', async () => {
    for (const name of ['One', 'Other']) expect((await add(jpeg(), name)).status).toBe(200);
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

  it.each([
    ['a text', fileOf('Ask for the larger mug'), imageRefusals.wrongKind],
    ['a page', fileOf('<!doctype html><script>alert(1)</script>'), imageRefusals.wrongKind],
    ['a GIF', fileOf('GIF89a'), imageRefusals.wrongKind],
    ['a WebP', fileOf('RIFF    WEBPVP8 '), imageRefusals.wrongKind],
    ['half a signature', fileOf([0x89, 0x50, 0x4e, 0x47]), imageRefusals.wrongKind],
    [
      'an SVG',
      fileOf('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      imageRefusals.svg,
    ],
    ['a HEIC', fileOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), imageRefusals.heic],
    ['empty', fileOf(''), imageRefusals.empty],
    ['a signature alone', fileOf([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]), imageRefusals.damaged],
    ['cut, a PNG', fileOf(half(letter.png)), imageRefusals.damaged],
    ['cut, a JPEG', fileOf(half(letter.jpeg)), imageRefusals.damaged],
    ['of too many pixels', fileOf(withSize(plain, 30_000, 30_000)), imageRefusals.tooManyPixels],
    ['of more than 5 MB', fileOf(new Uint8Array(maxImageSize + 1)), imageRefusals.tooLarge],
    ['of 60 MB', fileOf(new Uint8Array(60 * 1024 * 1024)), imageRefusals.tooLarge],
  ])('is refused at its field if it is %s', async (_, file, refusal) => {
    expect(await refusalOf(file)).toBe(refusal);
  });

  it('that would be held whole while it is decoded may have fewer pixels', async () => {
    const broad = (turn: number) =>
      contentOf(surface(5000, 4500).withMetadata({ orientation: turn }).jpeg({ progressive: true }));
    expect(await refusalOf(fileOf(await broad(6)))).toBe(imageRefusals.tooManyPixels);
    expect((await add(fileOf(await broad(1)))).status).toBe(200);
  });

  it('is refused with the form when that is larger than any', async () => {
    const { status, body } = await add(fileOf(new Uint8Array(64 * 1024 * 1024)));
    expect(status).toBe(413);
    expect(body).toMatchObject({ message: 'The request is too large: 64 MB at most' });
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

describe('pictures that come at once', () => {
  it('wait, and those for whom there is no room are to come again', async () => {
    const read = createPictureReader(createPictureLane({ queue: 1 }));
    const [first, second, third] = await Promise.allSettled([read(png(1)), read(png(2)), read(jpeg())]);
    expect(first).toMatchObject({ status: 'fulfilled', value: { kind: 'png' } });
    expect(second).toMatchObject({ status: 'fulfilled', value: { kind: 'png' } });
    expect(third).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': '10' } } });
    expect(await read(jpeg())).toMatchObject({ kind: 'jpg' });
  });

  it('are to come again before their senders give up', async () => {
    const read = createPictureReader(createPictureLane({ wait: 0 }));
    const [, late] = await Promise.allSettled([read(png(1)), read(png(2))]);
    expect(late).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': '10' } } });
  });
});

describe('a picture that is kept', () => {
  it('from before there were widths is served as it is', async () => {
    await add(png(5));
    await app.db.delete(uploadSizes);
    const { response, metadata } = await served('?w=640');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(metadata).toMatchObject({ format: 'png', width: 2 });
  });

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
