import { imageRefusals } from './image-file';
import { type ImageKind, imageKinds } from './upload-address';

/** The content type of each kind. */
export const contentTypes: Readonly<Record<ImageKind, string>> = { png: 'image/png', jpg: 'image/jpeg' };

const signatures: Readonly<Record<ImageKind, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
};

/** Detects the kind of a picture by its signature, whatever the file is called; `null` for anything else. */
export const imageKindOf = (bytes: Uint8Array): ImageKind | null =>
  imageKinds.find((kind) => signatures[kind].every((byte, index) => bytes[index] === byte)) ?? null;

const textAt = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/** The brands of HEIF files with HEVC pictures, as phones make them. */
const isHeic = (bytes: Uint8Array): boolean => /^ftyp(?:he[iv][cxms]|mif1|msf1)/.test(textAt(bytes, 4, 12));

const isSvg = (bytes: Uint8Array): boolean => /<svg[\s>]/i.test(textAt(bytes, 0, 1024));

/** What is said of a file whose content is neither PNG nor JPEG. */
export const refusalOfContent = (bytes: Uint8Array): string => {
  if (bytes.length === 0) return imageRefusals.empty;
  if (isHeic(bytes)) return imageRefusals.heic;
  return isSvg(bytes) ? imageRefusals.svg : imageRefusals.wrongKind;
};
