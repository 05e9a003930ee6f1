import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import { withHeads } from './heads';
import { fillPages, type PageSettings, type WebPage } from './prerendered';

/**
 * Finds the app's page for a path. Where the build lists its addresses (`heads.json`), any other path gets status 404.
 */
const readPages = (folder: string): ((path: string) => WebPage) => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const heads = join(folder, 'heads.json');
  if (!existsSync(heads)) return () => ({ html, status: 200 });
  const pages = withHeads(html, readFileSync(heads, 'utf8'));
  return (path) => {
    const page = pages.find(({ at }) => at.test(path));
    return page ? { html: page.html, status: 200 } : { html, status: 404 };
  };
};

/** The addresses of a built web app's style sheets, for pages of the server that share its look. */
export const stylesheetsOf = (folder: string): readonly string[] => {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return [];
  return readdirSync(assets)
    .filter((name) => extname(name) === '.css')
    .sort()
    .map((name) => `/assets/${name}`);
};

/** The inline scripts of a built web app's document, to the letter. */
export const inlineScriptsOf = (folder: string): readonly string[] =>
  [...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].flatMap(
    ([, script]) => script ?? [],
  );

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

/** Whether a path names a file. A missing script must stay missing: a page in its place breaks the app puzzlingly. */
const isFile = (path: string): boolean => getMimeType(path) !== undefined || path.startsWith('/assets/');

/**
 * Serves a built web app: its files, in the compressed copies that the build made, and its page at every other address.
 * With `pages`, public pages are server-rendered. Documents are read once: restart the server after a build.
 */
export const serveWebApp = (folder: string, pages?: PageSettings): Hono => {
  const app = new Hono();
  const pageAt = readPages(folder);
  const fill = pages && fillPages(pages);

  const sendPage = async (context: Context): Promise<Response> => {
    const found = pageAt(context.req.path);
    const { html, status } = fill && found.status === 200 ? await fill(context, found) : found;
    return context.body(html, status, { 'Content-Type': 'text/html; charset=utf-8' });
  };

  const files = serveStatic({ root: folder, precompressed: true });
  // The name of an asset changes with its content: it needs no ETag.
  app.get('/assets/*', cacheControl, files, (context) => context.notFound());
  app.use(compress(), etag(), cacheControl);
  app.on('GET', ['/', '/index.html'], sendPage);
  app.get('*', files, (context, next) => (isFile(context.req.path) ? next() : sendPage(context)));
  return app;
};
