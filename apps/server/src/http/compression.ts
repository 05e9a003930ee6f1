import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How a body can be compressed here. */
export type ContentEncoding = 'br' | 'gzip';

const brotli = (content: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** The best encoding that whoever asks can take; `undefined` when it is none. */
export const acceptedEncoding = (context: Context): ContentEncoding | undefined => {
  const accepted = (context.req.header('accept-encoding') ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
};

/** Compresses what somebody waits for. */
export const compressQuickly = (content: Buffer, encoding: ContentEncoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(content, 3) : compressGzip(content);

/** Compresses to the smallest there is, which takes a second for a large script. Brotli. */
export const compressWell = (content: Buffer): Promise<Buffer> => brotli(content, 11);
