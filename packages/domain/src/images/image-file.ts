import * as z from 'zod/mini';

/** The largest picture a form accepts, in bytes: 5 MB. */
export const maxImageSize = 5 * 1024 * 1024;

/** The most pictures a form accepts. */
export const maxImages = 10;

/** The accepted kinds in words (ACAT-15). */
const kinds = 'PNG, JPG, JPEG';

/** What is said of a file that cannot be taken as a picture. Screens, mocks and server share it. */
export const imageRefusals = {
  missing: `Choose an image: ${kinds}`,
  empty: `This file is empty. Choose another image: ${kinds}`,
  tooLarge: `Choose an image of 5 MB or less: ${kinds}`,
  wrongKind: `Choose an image of these kinds: ${kinds}`,
  heic: 'This is a HEIC photo, which many browsers cannot show. Save it as JPEG and choose that file',
  svg: 'This is an SVG drawing, which may contain scripts. Save it as PNG and choose that file',
  damaged: 'This picture is damaged or incomplete. Save it again and choose the new file',
  tooManyPixels:
    'This picture has too many pixels. Save it smaller, at 16 megapixels or less, and choose that file',
  tooSlow: 'This picture takes too long to read. Save it smaller and choose that file',
} as const;

/** What a browser knows of a file before it is read. */
type Named = Readonly<{ name: string; type: string }>;

const heicName = /\.hei[cf]$/i;
const heicType = /^image\/hei[cf]/;

/** What a picker says of files it rejects by name and type. */
const refusalOf = (files: readonly Named[]): string =>
  files.every(({ name, type }) => heicName.test(name) || heicType.test(type))
    ? imageRefusals.heic
    : imageRefusals.wrongKind;

/** What a picker of pictures says and accepts (ACAT-14, ACAT-15). By ending too: systems do not agree on JPEG's type. */
export const imagePicker = {
  accept: 'image/png,image/jpeg,.png,.jpg,.jpeg',
  caption: kinds,
  refusalOf,
} as const;

/**
 * A chosen picture: not empty, at most 5 MB (ASVC-11, ACAT-14). Its name and declared type are the client's and prove
 * nothing; whoever stores the file must check its content.
 */
export const imageFile = z.file(imageRefusals.missing).check(
  z.refine(({ size }) => size > 0, imageRefusals.empty),
  z.refine(({ size }) => size <= maxImageSize, imageRefusals.tooLarge),
);

/** Several pictures, or none. */
export const imageFiles = z
  .array(imageFile)
  .check(z.maxLength(maxImages, `Choose at most ${maxImages} images`));
