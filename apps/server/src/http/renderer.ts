import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A document and its status, or the path under which the page is. */
export type RenderedPage = Readonly<{ status: 200 | 404; html: string } | { status: 308; path: string }>;

/** Renders the document of a path; where the app cannot be server-rendered, an empty one for the browser. */
type Renderer = (pathname: string, siteUrl: string, search: string) => Promise<RenderedPage>;

/** Creates a renderer (apps/web/src/entry-server.tsx). */
export type CreateRenderer = (settings: {
  /** The folder of the built web app. */
  readonly folder: string;
  /** Answers the API calls of a page, in this process. */
  readonly fetch: typeof fetch;
  /** Receives the error of a page that could not be rendered. */
  readonly onError: (pathname: string, error: unknown) => void;
}) => Renderer;

/** Loads the renderer from a build; `undefined` if it has none. */
export const loadRenderer = async (folder: string): Promise<CreateRenderer | undefined> => {
  const file = join(folder, 'entry-server.mjs');
  if (!existsSync(file)) return;
  // The import is typed by hand: both builds come from this repository.
  const built: { readonly createRenderer: CreateRenderer } = await import(pathToFileURL(file).href);
  return built.createRenderer;
};
