import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncoding, type ContentEncoding, compressQuickly, compressWell } from './compression';
import { withHeads } from './heads';

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

interface StaticFile {
  readonly path: string;
  readonly content: Buffer;
  readonly etag: string;
  /** Compressed copies, made when they are first asked for. */
  readonly encoded: Map<ContentEncoding, Promise<Buffer>>;
}

/** What is compressed well is so one after the other: somebody may be waiting for what is compressed quickly. */
let compressing: Promise<unknown> = Promise.resolve();

const compressInTurn = (content: Buffer): Promise<Buffer> => {
  const turn = compressing.then(() => compressWell(content));
  compressing = turn.catch(() => undefined);
  return turn;
};

/**
 * The compressed copy of a file. The first asker gets a quickly made one; the smallest one, which takes a second for a
 * large script, is made behind it and serves everyone after.
 */
const encode = (file: StaticFile, encoding: ContentEncoding): Promise<Buffer> => {
  const ready = file.encoded.get(encoding);
  if (ready) return ready;
  const quick = compressQuickly(file.content, encoding);
  file.encoded.set(encoding, quick);
  if (encoding === 'br')
    void quick
      .then(() => compressInTurn(file.content))
      .then((small) => file.encoded.set('br', Promise.resolve(small)));
  return quick;
};

const makeFile = (path: string, content: Buffer): StaticFile => ({
  path,
  content,
  etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  encoded: new Map(),
});

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

/** A file, and with what status it is sent. */
interface Found {
  readonly file: StaticFile;
  readonly status: 200 | 404;
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

const send = async (context: Context, { file, status }: Found): Promise<Response> => {
  const type = getMimeType(file.path) ?? 'application/octet-stream';
  const encoding = compressible.has(extname(file.path)) ? acceptedEncoding(context) : undefined;
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  context.header('Cache-Control', cacheControl(file.path));
  context.header('ETag', etag);
  context.header('Vary', 'Accept-Encoding');
  if (status === 200 && context.req.header('if-none-match') === etag) return context.body(null, 304);
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

/** Serves a built web app from a folder, read once: a build after the start is served after the next start. */
export const serveWebApp = (folder: string): MiddlewareHandler => {
  const app = readWebApp(folder);
  return async (context, next) => {
    const reading = context.req.method === 'GET' || context.req.method === 'HEAD';
    const asked = reading ? find(app, context.req.path) : undefined;
    return asked ? send(context, asked) : next();
  };
};
