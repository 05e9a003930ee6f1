import { type Access, mayCall } from '@gifting/api/core/endpoint';
import type { Role } from '@gifting/domain/account/user';
import type { AnyUseInfiniteQueryOptions, AnyUseQueryOptions, QueryClient } from '@tanstack/react-query';
import {
  createContext,
  type LoaderFunction,
  type Params,
  RouterContextProvider,
  type ShouldRevalidateFunction,
  useLocation,
  useParams,
} from 'react-router-dom';
import { useRole, useServices } from './ServicesProvider';
import type { Services } from './services';

/** What a screen's reads depend on. */
export interface ReadsContext {
  /** The route parameters. */
  readonly params: Params<string>;
  /** The address's search, `?q=mug`, or blank. */
  readonly search: string;
  /** The current role; visitors count as `user`. */
  readonly role: Role;
  readonly services: Services;
}

/** A read of a screen, as a whole or in pages. */
type ReadOptions = AnyUseQueryOptions | AnyUseInfiniteQueryOptions;

/** The reads of a screen by name, declared once in `X.reads.ts` beside the screen. */
export type Reads = (context: ReadsContext) => Readonly<Record<string, ReadOptions>>;

/** What a screen passes to its reads. */
export const useReadsContext = (): ReadsContext => ({
  params: useParams(),
  search: useLocation().search,
  role: useRole(),
  services: useServices(),
});

/**
 * Options for a query that the route's loader starts at each navigation, so that mounting does not refetch. Queries
 * without a loader keep the default and fetch on mount.
 */
export const routeRead = <Options extends ReadOptions>(options: Options) => ({
  ...options,
  refetchOnMount: false,
});

const servicesContext = createContext<Services>();

/** The router context, which gives loaders the services of their app instance. */
export const routerContextOf = (services: Services): RouterContextProvider =>
  new RouterContextProvider(new Map([[servicesContext, services]]));

const start = (client: QueryClient, options: ReadOptions): Promise<unknown> =>
  'initialPageParam' in options ? client.fetchInfiniteQuery(options) : client.fetchQuery(options);

/**
 * A loader that starts a screen's reads. The server awaits them and throws their errors; a browser does not wait, so
 * code and data load in parallel.
 */
const readsLoader =
  (load: () => Promise<{ readonly reads: Reads }>, access: Access): LoaderFunction =>
  async ({ params, request, context }) => {
    // The router does not type its context; every router of the app uses `routerContextOf`.
    const provider: RouterContextProvider = context;
    const services = provider.get(servicesContext);
    const { queryClient } = services;
    const session = services.session.getSnapshot();
    if (!mayCall(access, session?.user.role)) return null;
    const { reads } = await load();
    const queries = Object.values(
      reads({ params, search: new URL(request.url).search, role: session?.user.role ?? 'user', services }),
    );
    const started = queries.map((options) => start(queryClient, options));
    if (typeof document === 'undefined') await Promise.all(started);
    // The screen shows its failed reads.
    else void Promise.allSettled(started);
    return null;
  };

/** A change of the search string keeps the screen, so its reads do not restart. */
const revalidateOnPathChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** The part of a route that starts its screen's reads, unless `access` turns the visitor away. */
export const readsOf = (load: () => Promise<{ readonly reads: Reads }>, access: Access) => ({
  loader: readsLoader(load, access),
  shouldRevalidate: revalidateOnPathChange,
});
