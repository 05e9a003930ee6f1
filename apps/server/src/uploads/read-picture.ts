import { Refusal } from '@gifting/api/core/refusal';
import { refusalTexts } from '@gifting/api/core/texts';
import { imageKindOf, refusalOfContent } from '@gifting/domain/images/image-content';
import { imageRefusals } from '@gifting/domain/images/image-file';
import { pictureWidths } from '@gifting/domain/images/picture-sizes';
import type { ImageKind } from '@gifting/domain/images/upload-address';
import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { maxKeptSize } from '../database/schema';

/** A picture as it is kept: turned upright, in sRGB, without metadata. */
export interface Image {
  readonly kind: ImageKind;
  readonly content: Uint8Array<ArrayBuffer>;
  /** WebP in the widths that pages use; never wider than the picture. */
  readonly sizes: readonly ImageSize[];
}

interface ImageSize {
  /** In pixels. */
  readonly width: number;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** The most pixels of a picture. */
const maxPixels = 50_000_000;

/** The most memory that decoding may hold at once, in bytes. */
const maxHeld = 150_000_000;

/** How long each step of reading may take, in seconds. */
const patience = 12;

/** The most pictures that wait. */
const defaultQueue = 40;

/** The longest a picture waits for its turn, in milliseconds: its sender gives up after thirty seconds. */
const longestWait = 20_000;

/** How many bytes tell what a file is. */
const startLength = 1024;

// One picture at a time on one thread, nothing kept for later: memory stays flat and other requests are answered.
sharp.cache(false);
sharp.concurrency(1);
// The decoders of other kinds are not needed, so no file can reach their bugs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** The memory that decoding holds, in bytes. Only interlaced and turned pictures are held whole. */
const heldBy = ({ width, height, channels, depth, isProgressive, autoOrient }: Metadata): number => {
  const whole = width * height * channels * (depth === 'ushort' ? 2 : 1);
  const turned = autoOrient.width !== width || autoOrient.height !== height;
  return whole * ((isProgressive ? 2 : 0) + (turned ? 1 : 0));
};

const bytesOfFile = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** The bytes of a buffer, copied only where they are shared: they are megabytes. */
const bytesOf = ({ buffer, byteOffset, byteLength }: Buffer): Uint8Array<ArrayBuffer> =>
  buffer instanceof ArrayBuffer
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : new Uint8Array(new Uint8Array(buffer, byteOffset, byteLength));

/** Decodes a picture; sharp drops all metadata and converts to sRGB unless told otherwise. An animated one gives its first frame. */
const decode = async (content: Uint8Array, kind: ImageKind): Promise<Image | string> => {
  const upright = () =>
    sharp(content, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true })
      .autoOrient()
      .timeout({ seconds: patience });
  const kept =
    kind === 'png'
      ? upright().png({ adaptiveFiltering: true })
      : // Optimised Huffman tables would hold the whole picture.
        upright().jpeg({ quality: 85, optimiseCoding: false });
  const { data, info } = await kept.toBuffer({ resolveWithObject: true });
  if (data.length > maxKeptSize) return imageRefusals.tooManyPixels;
  const widths = [...new Set(pictureWidths.map((width) => Math.min(width, info.width)))];
  const largest = await upright()
    .resize({ width: Math.max(...widths) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sizes: ImageSize[] = [];
  for (const width of widths) {
    const webp = sharp(largest.data, { raw: largest.info }).resize({ width }).webp({ quality: 78 });
    sizes.push({ width, content: bytesOf(await webp.timeout({ seconds: patience }).toBuffer()) });
  }
  return { kind, content: bytesOf(data), sizes };
};

const tooBusy = (): Refusal =>
  new Refusal(503, refusalTexts.picturesBusy, { headers: { 'Retry-After': '10' } });

/** What is said of a picture that could not be decoded. */
const refusalOfError = (error: unknown): string =>
  error instanceof Error && error.message.startsWith('timeout')
    ? imageRefusals.tooSlow
    : imageRefusals.damaged;

/** Runs what reads a file in its turn. Throws a 503 if too many files wait, or too long. */
type PictureLane = <Result>(act: () => Promise<Result>) => Promise<Result>;

/** Creates a lane of one file at a time. */
export const createPictureLane = ({ queue = defaultQueue, wait = longestWait } = {}): PictureLane => {
  const inTurn = pLimit(1);
  return async (act) => {
    if (inTurn.pendingCount >= queue) throw tooBusy();
    const came = performance.now();
    return inTurn(async () => {
      if (performance.now() - came > wait) throw tooBusy();
      return act();
    });
  };
};

/**
 * Creates the reader of uploaded pictures: it returns the picture as it is kept, or the sentence for the field. The
 * content decides, never the name or declared type, which clients choose. `keptAs` is for a kind that only some forms take.
 */
export const createPictureReader =
  (lane: PictureLane) =>
  async (file: Blob, keptAs?: ImageKind): Promise<Image | string> => {
    const start = await bytesOfFile(file.slice(0, startLength));
    const kind = keptAs ?? imageKindOf(start);
    if (!kind) return refusalOfContent(start);
    return lane(async () => {
      const content = await bytesOfFile(file);
      try {
        const metadata = await sharp(content, { limitInputPixels: false }).metadata();
        const tooMany = metadata.width * metadata.height > maxPixels || heldBy(metadata) > maxHeld;
        return tooMany ? imageRefusals.tooManyPixels : await decode(content, kind);
      } catch (error) {
        return refusalOfError(error);
      }
    });
  };
