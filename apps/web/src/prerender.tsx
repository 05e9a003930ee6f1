import { ApiError } from '@gifting/api/core/error';
import { type Answering, answerInProcess } from '@gifting/api/core/in-process';
import { memoryStorage } from '@gifting/domain/storage/storage';
import { isUnknown } from '@gifting/ui/app/retry-unless-unknown.ts';
import { createServices, type Services } from '@gifting/ui/app/services.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom';
import { App } from './App';
import { env } from './env';
import { fetchFirstScreen } from './first-screen';
import { prerenderedPaths } from './prerendered-paths';
import { routes } from './routes';
import { writeSent } from './sent';

/** A page as it is sent. */
export interface PrerenderedPage {
  readonly status: 200;
  /** The title, what search engines read and the first pictures, as elements for the head of the document. */
  readonly head: string;
  /** What is drawn, as the content of the app's element. */
  readonly body: string;
  /** What the page was made of, as JSON that may stand in a script element. */
  readonly sent: string;
}

/** Nothing is at the address, as its own reads say. The app has words for that. */
export interface UnknownPage {
  readonly status: 404;
}

type Page = PrerenderedPage | UnknownPage;

const inside = 'http://api.invalid';

const nowhere = () => {
  throw new Error('Nothing is opened or reloaded on a server.');
};

const makeServices = (siteUrl: string): Services =>
  createServices({
    persistent: memoryStorage(),
    tab: memoryStorage(),
    apiBase: inside + env.apiBase,
    siteUrl,
    page: { reload: nowhere, open: nowhere },
    retries: false,
  });

/** React writes what belongs into the head before everything else. */
const partHead = (html: string): Pick<PrerenderedPage, 'head' | 'body'> => {
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
};

/** Renders until nothing on the page waits for a read. */
const renderWithReads = async (services: Services, page: ReactElement): Promise<string> => {
  for (;;) {
    const html = renderToString(<App services={services}>{page}</App>);
    const unread = services.queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'pending');
    if (unread.length === 0) return html;
    await Promise.all(unread.map((query) => query.fetch()));
  }
};

/** A page with the reads it was made of. */
interface Kept {
  readonly page: PrerenderedPage;
  readonly reads: readonly FetchQueryOptions[];
}

/** How many pages are kept. */
const room = 200;

/**
 * Makes the function that renders the public pages of a server. It answers with `undefined` for addresses that are drawn
 * in the browser only: pages of a person, of an order, and all of them when the app was built for another API than the
 * server's own. What a page reads is read each time; while that is the same, so is the page, and it is rendered once.
 * Throws what a read or the rendering throws.
 */
export const createPrerenderer = (answer: Answering) => {
  answerInProcess(answer);
  const ready = prerenderedPaths.map((path) => fetchFirstScreen(routes, path));
  const kept = new Map<string, Kept>();

  const keep = (address: string, made: Kept): void => {
    // The last in the order of the map, and so the last to go.
    kept.delete(address);
    kept.set(address, made);
    const [oldest] = kept.keys();
    if (kept.size > room && oldest !== undefined) kept.delete(oldest);
  };

  const render = async (address: string, services: Services): Promise<PrerenderedPage | undefined> => {
    const { siteUrl } = services;
    const before = kept.get(address);
    await Promise.all((before?.reads ?? []).map((read) => services.queryClient.fetchQuery(read)));
    if (before && writeSent(siteUrl, services.queryClient) === before.page.sent) {
      keep(address, before);
      return before.page;
    }
    const { query, dataRoutes } = createStaticHandler(routes);
    const context = await query(new Request(address));
    if (context instanceof Response) return;
    const router = createStaticRouter(dataRoutes, context);
    const html = await renderWithReads(
      services,
      <StaticRouterProvider router={router} context={context} hydrate={false} />,
    );
    const page = { status: 200, ...partHead(html), sent: writeSent(siteUrl, services.queryClient) } as const;
    const reads = services.queryClient.getQueryCache().getAll();
    keep(address, { page, reads: reads.map(({ queryKey, options }) => ({ ...options, queryKey })) });
    return page;
  };

  return async (pathname: string, origin: string): Promise<Page | undefined> => {
    if (!env.apiBase.startsWith('/')) return;
    if (!prerenderedPaths.some((path) => matchPath(path, pathname))) return;
    await Promise.all(ready);
    const siteUrl = env.siteUrl ?? origin;
    const services = makeServices(siteUrl);
    try {
      return await render(siteUrl + pathname, services);
    } catch (error) {
      if (error instanceof ApiError && isUnknown(error)) return { status: 404 };
      throw error;
    } finally {
      // What was read would otherwise be kept for minutes, by timers, in case somebody looks at it again.
      services.queryClient.clear();
    }
  };
};
