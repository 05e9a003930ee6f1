import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncoding } from './compression';
import { withHeads } from './heads';
import { fillPages, type PageSettings } from './prerendered';
import { encode, type Found, makeFile, type StaticFile } from './static-file';

const compressible = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.map',
  '.webmanifest',
  '.xml',
]);

const readFiles = (folder: string): ReadonlyMap<string, StaticFile> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        return [path, makeFile(path, readFileSync(file))];
      }),
  );

/** A built web app. */
interface WebApp {
  readonly files: ReadonlyMap<string, StaticFile>;
  /** The app's one page, as it is sent for a path; as one nothing is at where the build knows its addresses, and not this. */
  pageAt(path: string): Found | undefined;
}

const found = (file: StaticFile | undefined): Found | undefined => file && { file, status: 200 };

const readWebApp = (folder: string): WebApp => {
  const files = readFiles(folder);
  const page = files.get('/index.html');
  const heads = files.get('/heads.json');
  if (!page || !heads) return { files, pageAt: () => found(page) };
  const pages = withHeads(page.content.toString(), heads.content.toString()).map(({ at, html }) => ({
    at,
    file: makeFile(page.path, Buffer.from(html)),
  }));
  const unknown = { file: page, status: 404 } as const;
  return { files, pageAt: (path) => found(pages.find(({ at }) => at.test(path))?.file) ?? unknown };
};

const cacheControl = (path: string): string => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return extname(path) === '.html' ? 'no-cache' : 'public, max-age=3600';
};

/** The tags of an If-None-Match. A proxy that compresses anew makes them weak, which says nothing of what they name. */
const namedBy = (header = ''): readonly string[] =>
  header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

const send = async (context: Context, { file, status }: Found): Promise<Response> => {
  const type = getMimeType(file.path) ?? 'application/octet-stream';
  const encoding = compressible.has(extname(file.path)) ? acceptedEncoding(context) : undefined;
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  context.header('Cache-Control', cacheControl(file.path));
  context.header('ETag', etag);
  context.header('Vary', 'Accept-Encoding');
  if (status === 200 && namedBy(context.req.header('if-none-match')).includes(etag))
    return context.body(null, 304);
  context.header('Content-Type', type);
  if (encoding) context.header('Content-Encoding', encoding);
  const content = encoding ? await encode(file, encoding) : file.content;
  return context.body(new Uint8Array(content), status);
};

/** What a path leads to: a file, a page prerendered for it, or the app's one page that routes in the browser. */
const find = ({ files, pageAt }: WebApp, path: string): Found | undefined => {
  if (path === '/') return pageAt(path);
  const asked = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`);
  // A missing script or picture is missing: answering it with a page would break the app in puzzling ways. What only looks
  // like a file, `..%2f..` or `evil.example`, is an address nobody knows, and the app has a page for those.
  if (asked || getMimeType(path) !== undefined || path.startsWith('/assets/')) return found(asked);
  return pageAt(path);
};

/** The addresses of a built web app's style sheets, for pages of the server that look like it. */
export const stylesheetsOf = (folder: string): readonly string[] => {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return [];
  return readdirSync(assets)
    .filter((name) => extname(name) === '.css')
    .sort()
    .map((name) => `/assets/${name}`);
};

/** The scripts that stand in a built web app's document, as they are written there. */
export const inlineScriptsOf = (folder: string): readonly string[] =>
  [...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].flatMap(
    ([, script]) => script ?? [],
  );

/**
 * Serves a built web app from a folder, read once: a build after the start is served after the next start. With `pages`,
 * public pages come with their words.
 */
export const serveWebApp = (folder: string, pages?: PageSettings): MiddlewareHandler => {
  const app = readWebApp(folder);
  const fill = pages && fillPages(pages);
  return async (context, next) => {
    const reading = context.req.method === 'GET' || context.req.method === 'HEAD';
    const asked = reading ? find(app, context.req.path) : undefined;
    if (!asked) return next();
    const isPage = asked.file.path === '/index.html' && asked.status === 200;
    return send(context, fill && isPage ? await fill(context, asked) : asked);
  };
};
