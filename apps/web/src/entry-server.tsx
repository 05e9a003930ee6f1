import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@gifting/api/core/error';
import { memoryStorage } from '@gifting/client-state/storage/storage';
import { paths } from '@gifting/domain/site/paths';
import { AppShell } from '@gifting/ui/app/AppShell.tsx';
import { routerContextOf } from '@gifting/ui/app/reads.ts';
import { isNotFound } from '@gifting/ui/app/retry-unless-not-found.ts';
import { createServices, type Services } from '@gifting/ui/app/services.ts';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { allRoutes } from './all-routes';
import { dehydratePage, stateElement } from './dehydrated-state';
import { env } from './env';
import { createDocument } from './server/document';
import { createPreloadLinks } from './server/preload-links';
import { renderedPathOf } from './server/rendered-paths';

/** A document and its response status, or the path under which the page is. */
export type RenderedPage =
  | { readonly status: 200 | 404; readonly html: string }
  | { readonly status: 308; readonly path: string };

/** Options of the renderer. */
interface RendererSettings {
  /** The output folder of the web build. */
  readonly folder: string;
  /** Handles a page's API calls in the same process. */
  readonly fetch: typeof fetch;
  /** Reports why a page could not be rendered; the browser renders it instead. */
  readonly onError: (pathname: string, error: unknown) => void;
}

/** A placeholder host: `fetch` handles the calls, so none is looked up. */
const apiOrigin = 'http://api.invalid';

/** Stands for the site's origin in rendered pages, so that a request's Host makes no other page. */
const siteOrigin = 'http://site.invalid';

const typefaces = ['fraunces-soft-latin.woff2', 'instrument-sans-latin-wght-normal.woff2'];

/** Capacity of the cache of rendered pages. */
const cacheSize = 200;

const unavailable = () => {
  throw new Error('A server opens and reloads nothing.');
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const rootStart = '<div id="root">';
const rootEnd = '</div>';

/** React emits head elements before the root. */
const splitHead = (html: string) => {
  const root = html.indexOf(rootStart);
  return { head: html.slice(0, root), html: html.slice(root + rootStart.length, -rootEnd.length) };
};

/** A page's dehydrated data without timestamps, to compare. */
const dataOf = ({ queryClient }: Services): string =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryHash, state }) => [queryHash, state.data]),
  );

/**
 * Creates the function that renders a document for any URL. Public pages are cached until their data changes; all
 * others are rendered in the browser. An unknown address is a 404.
 */
export const createRenderer = ({ folder, fetch, onError }: RendererSettings) => {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const fillDocument = createDocument(template);
  const preloadLinks = createPreloadLinks(
    allRoutes,
    {
      template,
      manifest: readJson(join(folder, '.vite/manifest.json')),
      ssrManifest: readJson(join(folder, '.vite/ssr-manifest.json')),
    },
    typefaces,
  );
  const { query, dataRoutes } = createStaticHandler(allRoutes);
  const cache = new LRUCache<string, { readonly data: string; readonly html: string }>({ max: cacheSize });

  const emptyDocument = (pathname: string, status: 200 | 404): RenderedPage => ({
    status,
    html: fillDocument({ links: preloadLinks(pathname, false) }),
  });

  const createPageServices = (): Services =>
    createServices({
      persistent: memoryStorage(),
      tab: memoryStorage(),
      apiBase: apiOrigin + env.apiBase,
      fetch,
      siteUrl: siteOrigin,
      page: { reload: unavailable, open: unavailable },
      retries: false,
    });

  const renderPage = async (pathname: string, services: Services): Promise<RenderedPage> => {
    const request = new Request(siteOrigin + pathname);
    const context = await query(request, { requestContext: routerContextOf(services) });
    if (context instanceof Response) throw new Error(`${pathname} redirects on the server.`);
    const [error] = Object.values(context.errors ?? {});
    if (error instanceof ApiError && isNotFound(error)) return emptyDocument(pathname, 404);
    if (error) throw error;
    const data = dataOf(services);
    const cached = cache.get(pathname);
    if (cached?.data === data) return { status: 200, html: cached.html };
    const state = dehydratePage(services.queryClient, {
      siteUrl: siteOrigin,
      loaderData: context.loaderData,
    });
    const page = renderToString(
      <div id="root">
        <AppShell services={services}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </AppShell>
      </div>,
    );
    const html = fillDocument({
      ...splitHead(page),
      links: preloadLinks(pathname, true),
      state: stateElement(state),
    });
    cache.set(pathname, { data, html });
    return { status: 200, html };
  };

  return async (pathname: string, origin: string, search: string): Promise<RenderedPage> => {
    const matched = matchRoutes(allRoutes, pathname);
    if (matched?.at(-1)?.route.path?.endsWith('*')) return emptyDocument(pathname, 404);
    const path = env.apiBase.startsWith('/') ? renderedPathOf(pathname) : undefined;
    if (path === undefined) return emptyDocument(pathname, 200);
    if (path !== pathname) return { status: 308, path };
    // Each search is a page of its own, of which there is no end: the browser renders them.
    if (path === paths.catalogue && search !== '') return emptyDocument(pathname, 200);
    const services = createPageServices();
    try {
      const page = await renderPage(pathname, services);
      return page.status === 200
        ? { ...page, html: page.html.replaceAll(siteOrigin, env.siteUrl || origin) }
        : page;
    } catch (error) {
      onError(pathname, error);
      return emptyDocument(pathname, 200);
    } finally {
      // Otherwise its garbage-collection timers keep the data for minutes.
      services.queryClient.clear();
    }
  };
};
