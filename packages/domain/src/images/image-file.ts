import * as z from 'zod/mini';

/** The largest picture a form takes, in bytes: 5 MB. */
export const maxImageSize = 5 * 1024 * 1024;

/** How many pictures one form takes at most, where it takes several. */
export const maxImages = 10;

/** The kinds of picture a form takes. */
const imageTypes = ['image/png', 'image/jpeg'] as const;

/** The kinds in words (ACAT-15). */
const kinds = 'PNG, JPG, JPEG';

/** What is told of a file of another kind, by its name or by its content. */
export const wrongKind = `Choose an image of these kinds: ${kinds}`;

/** What a picker of pictures says and accepts (ACAT-14, ACAT-15). */
export const imagePicker = { accept: imageTypes.join(','), caption: kinds, refusal: wrongKind } as const;

/**
 * A picture somebody chose: PNG or JPEG, not empty, 5 MB at most (ASVC-11, ACAT-14). It goes by what the file says it
 * is; whoever stores it has to look inside.
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
