/** A file with these bytes, declared as a PNG by default. */
export const fileOf = (
  content: string | readonly number[],
  { name = 'picture.png', type = 'image/png' } = {},
): File => new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** A PNG of its signature and one byte that tells it from others. */
export const png = (mark = 0): File => fileOf([...pngSignature, mark]);

/** A minimal JPEG. */
export const jpeg = (): File => fileOf([0xff, 0xd8, 0xff, 0xe0], { name: 'photo.jpg', type: 'image/jpeg' });

/** Files that are neither PNG nor JPEG. */
export const impostors: readonly (readonly [kind: string, file: File])[] = [
  ['an SVG', fileOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', fileOf('<!doctype html><script>alert(1)</script>')],
  ['a GIF', fileOf('GIF89a')],
  ['a WebP', fileOf('RIFF    WEBPVP8 ')],
  ['text that begins with PNG', fileOf('PNG')],
  ['half a signature', fileOf(pngSignature.slice(0, 4))],
];
