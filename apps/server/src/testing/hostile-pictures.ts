import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { contentOf, fileOf, surface } from './pictures';

/** The first half of a file, as a broken upload leaves it. */
export const half = (content: Uint8Array): Uint8Array<ArrayBuffer> => content.slice(0, content.length / 2);

/** A PNG chunk of a name and its content. */
const chunk = (name: string, content: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(named.length + 8);
  frame.writeUInt32BE(content.length, 0);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), named.length + 4);
  return frame;
};

/** Where the chunk that tells the size ends. */
const headerEnd = 33;

/** A PNG that says it has another size. */
export const withSize = (png: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> => {
  const header = Buffer.from(png.slice(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return new Uint8Array(Buffer.concat([png.slice(0, 8), chunk('IHDR', header), png.slice(headerEnd)]));
};

/** A PNG that says it has two frames, played for ever. */
export const animated = (png: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat([
      png.slice(0, headerEnd),
      chunk('acTL', new Uint8Array([0, 0, 0, 2, 0, 0, 0, 0])),
      png.slice(headerEnd),
    ]),
  );

/** A whole PNG of 30,000 x 30,000 black pixels: 110 kB that decode to 900 megapixels. */
const bomb = (): Uint8Array<ArrayBuffer> => {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit each.
  header[8] = 1;
  const rows = Buffer.alloc(side * (side / 8 + 1));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', new Uint8Array()),
    ]),
  );
};

/** Ten photos of 24 megapixels and 4 MB, as cameras and phones make them: upright, lying, and progressive. */
export const photos = async (): Promise<readonly File[]> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const small = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#000', noise } });
  const { data, info } = await sharp(await small.png().toBuffer())
    .resize({ width: 6000 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const photo = (progressive = false) => sharp(data, { raw: info }).jpeg({ quality: 60, progressive });
  const upright = await contentOf(photo());
  const lying = await contentOf(photo().withMetadata({ orientation: 6 }));
  const kinds = [upright, lying, upright, lying, await contentOf(photo(true))];
  return [...kinds, ...kinds].map((content) => fileOf(content, { name: 'photo.jpg', type: 'image/jpeg' }));
};

/** Twenty files that are meant to harm: too large, too many pixels, cut, disguised, with scripts, animated. */
export const hostileFiles = async (): Promise<readonly File[]> => {
  const [png, jpeg] = [await contentOf(surface(400, 300).png()), await contentOf(surface(400, 300).jpeg())];
  const whole = bomb();
  const heavy = new Uint8Array(60 * 1024 * 1024);
  heavy.set(jpeg);
  const turned = await contentOf(
    surface(6000, 5000).withMetadata({ orientation: 6 }).jpeg({ progressive: true }),
  );
  const kinds = [
    whole,
    withSize(png, 30_000, 30_000),
    heavy,
    half(png),
    half(jpeg),
    animated(png),
    turned,
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<!doctype html><script>alert(1)</script>',
    `GIF89a${'x'.repeat(1000)}`,
  ];
  return [...kinds, ...kinds].map((content) => fileOf(content));
};
