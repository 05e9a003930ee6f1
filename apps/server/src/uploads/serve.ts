import { pictureWidthOf } from '@gifting/domain/images/picture-sizes';
import { uploadAddress, uploadId } from '@gifting/domain/images/upload-address';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Database } from '../database/database';
import { numericId } from '../database/numeric-id';
import { findImage, findImageSize } from './repository';

/**
 * Serves uploaded pictures, as WebP with one of the offered widths in the query. No sniffing and an empty policy: whatever else a file contains, a browser shows
 * it as a picture and runs nothing.
 */
export const serveUploads = (db: Database): Hono => {
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], sandbox: [], frameAncestors: ["'none'"] },
      xFrameOptions: 'DENY',
      strictTransportSecurity: false,
    }),
  );
  app.get('/:file', async (context) => {
    const address = context.req.path;
    const id = numericId(uploadId(address) ?? '');
    const width = pictureWidthOf(context.req.query('w') ?? '');
    const image =
      id === null
        ? undefined
        : ((width && (await findImageSize(db, id, width))) ?? (await findImage(db, id)));
    if (!image || uploadAddress(String(id), image.kind) !== address)
      return context.text('Not found\n', 404, { 'Cache-Control': 'no-store' });
    return context.body(image.content, 200, {
      'Content-Type': image.contentType,
      // An address never gets another picture.
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  return app;
};
