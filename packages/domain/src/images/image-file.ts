import * as z from 'zod/mini';

/** The largest picture a form accepts, in bytes: 5 MB. */
export const maxImageSize = 5 * 1024 * 1024;

/** The most pictures a form accepts. */
export const maxImages = 10;

/** The picture types a form accepts. */
const imageTypes = ['image/png', 'image/jpeg'] as const;

/** The accepted types in words (ACAT-15). */
const kinds = 'PNG, JPG, JPEG';

/** The message for a file of another type, by its name or content. */
export const wrongKind = `Choose an image of these kinds: ${kinds}`;

/** What a picker of pictures says and accepts (ACAT-14, ACAT-15). */
export const imagePicker = { accept: imageTypes.join(','), caption: kinds, refusal: wrongKind } as const;

/**
 * A chosen picture: PNG or JPEG, not empty, at most 5 MB (ASVC-11, ACAT-14). It checks the declared type only; whoever
 * stores the file must check its content.
 */
export const imageFile = z
  .file(`Choose an image: ${kinds}`)
  .check(
    z.mime([...imageTypes], wrongKind),
    z.minSize(1, `This file is empty. Choose another image: ${kinds}`),
    z.maxSize(maxImageSize, `Choose an image of 5 MB or less: ${kinds}`),
  );

/** Several pictures, or none. */
export const imageFiles = z
  .array(imageFile)
  .check(z.maxLength(maxImages, `Choose at most ${maxImages} images`));
