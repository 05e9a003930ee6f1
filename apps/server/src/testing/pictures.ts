import sharp, { type Sharp } from 'sharp';

/** A file with these bytes, declared as a PNG by default. */
export const fileOf = (
  content: string | readonly number[] | Uint8Array<ArrayBuffer>,
  { name = 'picture.png', type = 'image/png' } = {},
): File => new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

/** A plain surface of a size in pixels and a tone of grey. */
export const surface = (width: number, height: number, tone = 120): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: tone, g: tone, b: tone } } });

/** The content of a picture, as `fileOf` takes it. */
export const contentOf = async (picture: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.toBuffer());

const marks = 8;
const pngs = await Promise.all(
  Array.from({ length: marks }, (_, mark) => contentOf(surface(2, 2, mark).png())),
);
const photo = await contentOf(surface(2, 2).jpeg());

/** A small PNG, told from others by its tone. */
export const png = (mark = 0): File => fileOf(pngs[mark % marks] ?? []);

/** A small JPEG. */
export const jpeg = (options = { name: 'photo.jpg', type: 'image/jpeg' }): File => fileOf(photo, options);
