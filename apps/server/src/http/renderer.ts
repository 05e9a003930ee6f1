import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A document and the status it is sent with. */
export type WebPage = Readonly<{ html: string; status: 200 | 404 }>;

/** Makes the document of a path for a site: server-rendered where the app can be, empty for the browser to render elsewhere. */
type Renderer = (pathname: string, siteUrl: string) => Promise<WebPage>;

/** Makes a renderer (apps/web/src/entry-server.tsx). */
export type CreateRenderer = (settings: {
  /** The folder of the built web app. */
  readonly folder: string;
  /** Answers the API calls of a page, in this process. */
  readonly fetch: typeof fetch;
  /** Called with what kept a page from being rendered. */
  readonly onError: (pathname: string, error: unknown) => void;
}) => Renderer;

/** Loads the renderer from the build in `folder`; `undefined` when the app has been built without one. */
export const loadRenderer = async (folder: string): Promise<CreateRenderer | undefined> => {
  const file = join(folder, 'entry-server.mjs');
  if (!existsSync(file)) return;
  // Built from this repository together with the server.
  const built: { readonly createRenderer: CreateRenderer } = await import(pathToFileURL(file).href);
  return built.createRenderer;
};
