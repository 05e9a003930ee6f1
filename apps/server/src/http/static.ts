import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import type { RenderedPage } from './renderer';

/** The addresses of a built web app's style sheets, for pages of the server that share its look. */
export const stylesheetsOf = (folder: string): readonly string[] => {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return [];
  return readdirSync(assets)
    .filter((name) => extname(name) === '.css')
    .sort()
    .map((name) => `/assets/${name}`);
};

/**
 * The inline scripts of a built web app's document as a browser reads them: it turns each line end into a line feed
 * before it compares the policy's hashes.
 */
export const inlineScriptsOf = (folder: string): readonly string[] =>
  [...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].flatMap(
    ([, script]) => script?.replaceAll('\r\n', '\n') ?? [],
  );

/** The origins of other hosts that a built web app calls: its document connects to them early. */
export const apiOriginsOf = (folder: string): readonly string[] =>
  [
    ...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/<link rel="preconnect" href="([^"]+)"/g),
  ].flatMap(([, origin]) => origin ?? []);

/** Sets how long the response of the next handler may be cached: hashed assets for good, pages never without asking. */
const cacheControl: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, ok } = context.res;
  if (headers.get('Content-Type')?.startsWith('text/html')) context.header('Cache-Control', 'no-cache');
  else if (ok)
    context.header(
      'Cache-Control',
      context.req.path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
    );
};

/** Whether a path names a file. A missing one is a 404: a page in place of a script would fail as a syntax error. */
const isFile = (path: string): boolean => getMimeType(path) !== undefined || path.startsWith('/assets/');

/** The build's own manifests, which no visitor asks for. */
const isManifest = (path: string): boolean => path.startsWith('/.vite/');

/**
 * Serves a built web app: its files, in the compressed copies that the build made, and a page at every other address. With
 * `render`, pages are made per request; without it all are the app's empty document, read once.
 */
export const serveWebApp = (folder: string, render?: (context: Context) => Promise<RenderedPage>): Hono => {
  const app = new Hono();
  const empty: RenderedPage = { html: readFileSync(join(folder, 'index.html'), 'utf8'), status: 200 };

  const sendPage = async (context: Context): Promise<Response> => {
    const page = render ? await render(context) : empty;
    return page.status === 308
      ? context.redirect(page.path + new URL(context.req.url).search, page.status)
      : context.body(page.html, page.status, { 'Content-Type': 'text/html; charset=utf-8' });
  };

  const files = serveStatic({ root: folder, precompressed: true });
  // The name of an asset changes with its content: it needs no ETag.
  app.get('/assets/*', cacheControl, files, (context) => context.notFound());
  app.use(compress(), etag(), cacheControl);
  app.on('GET', ['/', '/index.html'], sendPage);
  app.get('*', (context, next) => (isManifest(context.req.path) ? sendPage(context) : files(context, next)));
  app.get('*', (context, next) => (isFile(context.req.path) ? next() : sendPage(context)));
  return app;
};
