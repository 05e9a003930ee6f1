import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/**
 * Draws the preview of a file: `node draw.mjs svg` reads it from stdin and writes a WebP, of a document the first page. It
 * is a process of its own, since decoders can neither be interrupted nor kept from allocating. Exits with 2 for a document
 * with a password, 3 for too many pixels, 1 for anything else.
 */

/** The longest side of a preview, in pixels. */
const side = 480;
/** The most pixels of a picture. */
const maxPixels = 50_000_000;

/** The decoder of each kind. The others are blocked, so no file can reach their bugs. */
const loaders = {
  png: 'VipsForeignLoadPngBuffer',
  jpg: 'VipsForeignLoadJpegBuffer',
  svg: 'VipsForeignLoadSvgBuffer',
};

/** @param {Buffer} content */
const openPicture = (content) =>
  sharp(content, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true }).autoOrient();

/** @param {Buffer} content */
const openDrawing = async (content) => {
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  const density = Math.min(100_000, Math.max(1, (72 * side) / Math.max(width, height)));
  return sharp(content, { density, limitInputPixels: maxPixels });
};

/** @param {Buffer} content */
const openDocument = async (content) => {
  const library = await PDFiumLibrary.init();
  const page = (await library.loadDocument(content)).getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = side / Math.max(originalWidth, originalHeight);
  const { data, width, height } = await page.render({ scale, transparent: true, render: 'bitmap' });
  return sharp(data, { raw: { width, height, channels: 4 } });
};

/** @param {string | undefined} kind @param {Buffer} content */
const open = async (kind, content) => {
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  if (kind === 'pdf') return openDocument(content);
  if (kind !== 'png' && kind !== 'jpg' && kind !== 'svg') throw new Error(`No kind of artwork: ${kind}`);
  sharp.unblock({ operation: [loaders[kind]] });
  return kind === 'svg' ? openDrawing(content) : openPicture(content);
};

try {
  const opened = await open(process.argv[2], await buffer(process.stdin));
  const preview = opened.resize({ width: side, height: side, fit: 'inside' }).webp({ quality: 75 });
  process.stdout.write(await preview.toBuffer());
} catch (error) {
  const { message } = error instanceof Error ? error : { message: '' };
  process.exitCode = /password/i.test(message) ? 2 : /pixel limit/i.test(message) ? 3 : 1;
}
