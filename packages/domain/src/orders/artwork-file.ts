import * as z from 'zod/mini';
import { imageKindOf } from '../images/image-content';
import { maxImageSize } from '../images/image-file';

/** The kinds of files that a buyer's artwork may be, which are also their file extensions (`orders.artwork`). */
export const artworkKinds = ['png', 'jpg', 'svg', 'pdf'] as const;
export type ArtworkKind = (typeof artworkKinds)[number];

const kinds = 'PNG, JPEG, SVG, PDF';

/** What is said of a file that cannot be taken as artwork. */
export const artworkRefusals = {
  missing: `Choose your artwork: ${kinds}`,
  empty: 'This file is empty. Choose another one',
  tooLarge: 'Choose a file of 5 MB or less',
  wrongKind: `Choose a file of these kinds: ${kinds}`,
  damaged: 'This file is damaged or incomplete. Save it again and choose the new file',
  locked: 'This document is locked with a password. Save it without one and choose the new file',
  tooSlow: 'This file takes too long to draw. Save it simpler, or as PNG, and choose that file',
} as const;

/** What a picker of artwork says and accepts. By ending too: systems do not agree on types. */
export const artworkPicker = {
  accept: 'image/png,image/jpeg,image/svg+xml,application/pdf,.png,.jpg,.jpeg,.svg,.pdf',
  caption: kinds,
  refusalOf: () => artworkRefusals.wrongKind,
} as const;

/** A chosen artwork: not empty, at most 5 MB. Whoever stores it must check its content. */
export const artworkFile = z.file(artworkRefusals.missing).check(
  z.refine(({ size }) => size > 0, artworkRefusals.empty),
  z.refine(({ size }) => size <= maxImageSize, artworkRefusals.tooLarge),
);

/** How many bytes tell what a file is: drawing programs write comments and a document type first. */
export const artworkStart = 4096;

/** Detects the kind of artwork by its first {@link artworkStart} bytes, whatever it is called; `null` for anything else. */
export const artworkKindOf = (start: Uint8Array): ArtworkKind | null => {
  const text = String.fromCharCode(...start.subarray(0, artworkStart));
  if (text.slice(0, 1024).includes('%PDF-')) return 'pdf';
  return /^(?:\xEF\xBB\xBF)?\s*<[?!s]/.test(text) && /<svg[\s>]/.test(text) ? 'svg' : imageKindOf(start);
};

/** What is wrong with a file of a size in bytes and a beginning; `null` for what its content must tell. */
export const artworkFault = (size: number, start: Uint8Array): string | null => {
  if (size === 0) return artworkRefusals.empty;
  if (size > maxImageSize) return artworkRefusals.tooLarge;
  return artworkKindOf(start) === null ? artworkRefusals.wrongKind : null;
};
