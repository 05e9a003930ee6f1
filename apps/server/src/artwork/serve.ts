import { artworkFileName } from '@gifting/domain/orders/artwork';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Database } from '../database/database';
import type { SignedLinks } from '../http/signed-links';
import { findOriginal } from './repository';

/** The path of the files of artwork. */
export const artworkPath = '/artwork';

interface ArtworkFileSettings {
  readonly db: Database;
  readonly links: SignedLinks;
  readonly now: () => Date;
}

/**
 * Serves artwork as it came to whoever has a link: as a download of no type, under an empty policy, since a drawing may
 * contain scripts.
 */
export const artworkFileRoutes = ({ db, links, now }: ArtworkFileSettings): Hono => {
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], sandbox: [], frameAncestors: ["'none'"] },
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
      strictTransportSecurity: false,
    }),
  );
  app.get('/:name', async (context) => {
    const opened = await links.open(context.req.param('name'), now());
    if (opened?.expired) return context.text('This link has expired\n', 410, { 'Cache-Control': 'no-store' });
    const original = opened && (await findOriginal(db, opened.id));
    if (!original) return context.text('Not found\n', 404, { 'Cache-Control': 'no-store' });
    return context.body(original.content, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(artworkFileName(original)).replaceAll("'", '%27')}`,
      'Cache-Control': 'private, no-store',
    });
  });
  return app;
};
