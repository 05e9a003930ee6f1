import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';

/** A document and the status it is sent with. */
export type WebPage = Readonly<{ html: string; status: 200 | 404 }>;

/** A page with its words: for the head, for the app's element, and what it was made of, as JSON. */
type PrerenderedPage = Readonly<{ status: 200; head: string; body: string; sent: string }>;

/** A page with its words, or that nothing is at its address (apps/web/src/prerender.tsx). */
type Prerendered = PrerenderedPage | Readonly<{ status: 404 }>;

/** Renders the page of a path for a site; `undefined` for what is drawn in the browser only. */
export type Prerender = (path: string, siteUrl: string) => Promise<Prerendered | undefined>;

/** Answers a request of the API. */
type Answering = (request: Request) => Response | Promise<Response>;

/** Makes the function that renders pages, whose reads are answered by `answer`. */
export type MakePrerender = (answer: Answering) => Prerender;

/** What the build of the web app in `folder` renders pages with; `undefined` when it has been built without. */
export const loadPrerender = async (folder: string): Promise<MakePrerender | undefined> => {
  const file = join(folder, 'prerender.mjs');
  if (!existsSync(file)) return;
  // Built from this repository together with the server.
  const built: { readonly createPrerenderer: MakePrerender } = await import(pathToFileURL(file).href);
  return built.createPrerenderer;
};

/** How the pages of a web app get their words on the server. */
export interface PageSettings {
  readonly prerender: Prerender;
  /** The origin visitors reach the site at. */
  readonly siteUrlOf: (context: Context) => string;
  /** Told of pages that could not be rendered. */
  readonly onError: (where: string, error: unknown) => void;
}

/**
 * The app's document with a page in it: its head, its words, and what they were made of for the app to go on from. The
 * scripts can wait, for there is something to see without them. What is said when the app does not come stands beside it.
 */
const fillDocument = (html: string, { head, body, sent }: PrerenderedPage): string =>
  html
    .replace(/<title>.*?<\/title>\s*/s, '')
    .replaceAll(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"')
    .replace('</head>', () => `${head}\n</head>`)
    .replace(
      /(<div id="root">)(.*?)(<\/div>)/s,
      (_, start: string, late: string, end: string) =>
        `${start}${body}${end}${late}\n<script type="application/json" id="sent">${sent}</script>`,
    );

/** Returns the document for a request, filled with the rendered page; empty where rendering fails, for the browser to render. */
export const fillPages =
  ({ prerender, siteUrlOf, onError }: PageSettings) =>
  async (context: Context, empty: WebPage): Promise<WebPage> => {
    try {
      // The path as requested: `context.req.path` is decoded.
      const { pathname } = new URL(context.req.url);
      const page = await prerender(pathname, siteUrlOf(context));
      if (!page) return empty;
      return page.status === 404
        ? { ...empty, status: 404 }
        : { html: fillDocument(empty.html, page), status: 200 };
    } catch (error) {
      onError(`rendering ${encodeURI(context.req.path)}`, error);
      return empty;
    }
  };
