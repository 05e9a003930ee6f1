import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/**
 * Draws the preview of a drawing or of a document's first page: `node draw.mjs svg` reads the file from stdin and writes a
 * WebP. A process of its own, since what decodes it can neither be interrupted nor be kept from allocating.
 */

/** The longest side of a preview, in pixels. */
const side = 480;

// The decoders of other kinds are not needed, so no file can reach their bugs.
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

/** @param {Buffer} content */
const drawSvg = async (content) => {
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  const density = Math.min(100_000, Math.max(1, (72 * side) / Math.max(width, height)));
  return sharp(content, { density, limitInputPixels: 4 * side * side });
};

/** @param {Buffer} content */
const drawPdf = async (content) => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content);
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = side / Math.max(originalWidth, originalHeight);
  const { data, width, height } = await page.render({ scale, transparent: true, render: 'bitmap' });
  return sharp(data, { raw: { width, height, channels: 4 } });
};

const content = await buffer(process.stdin);
const drawn = await (process.argv[2] === 'pdf' ? drawPdf(content) : drawSvg(content));
const preview = await drawn.resize({ width: side, height: side, fit: 'inside' }).webp({ quality: 75 }).toBuffer();
process.stdout.write(preview);
