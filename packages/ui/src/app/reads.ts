import type { Session } from '@gifting/client-state/account/session';
import type { Role } from '@gifting/domain/account/user';
import type { AnyUseQueryOptions } from '@tanstack/react-query';
import {
  createContext,
  type LoaderFunction,
  type Params,
  RouterContextProvider,
  type ShouldRevalidateFunction,
  useParams,
} from 'react-router-dom';
import { useRole, useServices } from './ServicesProvider';
import type { Services } from './services';

/** What the reads of a screen depend on. */
export interface ReadsContext {
  /** The parameters of the address. */
  readonly params: Params<string>;
  /** The role of whoever looks; visitors count as `user`. */
  readonly role: Role;
  readonly services: Services;
}

/** The reads of a screen, by name. They stand once, in `X.reads.ts` beside the screen. */
export type Reads = (context: ReadsContext) => Readonly<Record<string, AnyUseQueryOptions>>;

/** What a screen passes to its own reads. */
export const useReadsContext = (): ReadsContext => ({
  params: useParams(),
  role: useRole(),
  services: useServices(),
});

/**
 * Query options of a read that the route's loader starts at each navigation: mounting the screen must not start it again.
 * Reads without a loader keep the default and fetch on mount.
 */
export const routeRead = <Options extends AnyUseQueryOptions>(options: Options) => ({
  ...options,
  refetchOnMount: false,
});

const servicesContext = createContext<Services>();

/** The context of a router: gives loaders the services of their app instance. */
export const routerContextOf = (services: Services): RouterContextProvider =>
  new RouterContextProvider(new Map([[servicesContext, services]]));

/** Who may see a screen. Its reads are not started for anyone else, as its guard turns them away. */
export type ScreenAccess = 'public' | Role;

const mayRead = (session: Session | null, access: ScreenAccess): boolean =>
  access === 'public' || (session !== null && (access === 'user' || session.user.role === access));

/**
 * A loader that starts the reads of a screen. A server waits for them and throws what one of them throws; a browser does
 * not wait, so that the screen's code and its data travel side by side.
 */
export const readsLoader =
  (load: () => Promise<{ readonly reads: Reads }>, access: ScreenAccess): LoaderFunction =>
  async ({ params, context }) => {
    // Untyped by the router; every router of the app is made with `routerContextOf`.
    const provider: RouterContextProvider = context;
    const services = provider.get(servicesContext);
    const { queryClient } = services;
    const session = services.session.getSnapshot();
    if (!mayRead(session, access)) return null;
    const { reads } = await load();
    const queries = Object.values(reads({ params, role: session?.user.role ?? 'user', services }));
    if (typeof document === 'undefined')
      await Promise.all(queries.map((options) => queryClient.fetchQuery(options)));
    else for (const options of queries) void queryClient.prefetchQuery(options);
    return null;
  };

/** A changed query of the address is the same screen: its reads are not started again. */
export const revalidateOnPathChange: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);
