import { indexedPaths, paths, unindexedPaths } from '@gifting/domain/site/paths';
import { type Context, Hono } from 'hono';
import { readCollections } from '../collections/repository';
import type { Database } from '../database/database';
import { readGifting } from '../gifting/repository';
import { readServices } from '../services/repository';

const fill = (path: string, value: string) => path.replace(/:\w+/, encodeURIComponent(value));

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** The paths of all public pages, with those of the catalogue. */
const readAddresses = async (db: Database): Promise<string[]> => {
  const [gifting, services, collections] = await Promise.all([
    readGifting(db),
    readServices(db),
    readCollections(db),
  ]);
  return [
    ...indexedPaths,
    ...gifting.map(({ id }) => fill(paths.giftingItem, id)),
    ...services.map(({ id, slug }) => fill(paths.service, slug ?? id)),
    ...collections.map(({ id, slug }) => fill(paths.collectionPage, slug ?? id)),
  ];
};

const sitemap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...unindexedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/**
 * Serves `robots.txt`, and `sitemap.xml` from the current catalogue. Without a `publicUrl` they name the request's Host,
 * which anyone can write, so no cache may keep them.
 */
export const forCrawlers = (db: Database, publicUrl: string | undefined): Hono => {
  const app = new Hono();
  const siteUrlOf = (context: Context) => publicUrl ?? new URL(context.req.url).origin;
  const cache = { 'Cache-Control': publicUrl === undefined ? 'no-cache' : 'public, max-age=3600' };
  app.get('/robots.txt', (context) => context.text(robots(siteUrlOf(context)), 200, cache));
  app.get('/sitemap.xml', async (context) => {
    const origin = siteUrlOf(context);
    const addresses = (await readAddresses(db)).map((path) => origin + path);
    return context.body(sitemap(addresses), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      ...cache,
    });
  });
  return app;
};
