import { uploadFolder } from './upload-address';

/** The widths in pixels that stored pictures are offered in: a small tile, a card, a large picture, also on dense screens. */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Reads the width of an address's query; `undefined` for one that is not offered. */
export const pictureWidthOf = (query: string): PictureWidth | undefined =>
  pictureWidths.find((width) => String(width) === query);

/**
 * The `srcset` of a stored picture, known from its address alone; `undefined` for any other picture, such as a drawing
 * of the demo catalogue. A picture that is narrower than a width comes in its own width.
 */
export const srcSetOf = (address: string): string | undefined =>
  address.startsWith(uploadFolder)
    ? pictureWidths.map((width) => `${address}?w=${width} ${width}w`).join(', ')
    : undefined;
