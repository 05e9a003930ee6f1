import { MutationCache, QueryCache, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import type { ApiClient } from './client';
import { ApiError } from './error';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The caller reports the failure itself; the error catalogue only handles a 401. */
      readonly handlesErrors?: boolean;
    };
    queryMeta: {
      /** This observer does not need the data: a failure is reported only if another observer does. */
      readonly quiet?: boolean;
    };
  }
}

/** A query client that knows the API of its app instance; reads and commands find it in their context. */
class ApiQueryClient extends QueryClient {
  readonly api: ApiClient;

  constructor(api: ApiClient, config: QueryClientConfig) {
    super(config);
    this.api = api;
  }
}

/** The API client behind a query client. Throws for one that {@link createQueryClient} has not made. */
export const apiOf = (client: QueryClient): ApiClient => {
  if (client instanceof ApiQueryClient) return client.api;
  throw new Error('This query client has no API: make it with createQueryClient.');
};

/** A failure after its last retry. */
export interface ReportedError {
  readonly error: ApiError;
  /** The screen reports it itself. */
  readonly handledByCaller: boolean;
}

const longestDelay = 30_000;

/** Reads are tried up to three times more, except refusals (4xx) and malformed answers. */
const mayRetry = (failures: number, error: unknown): boolean => {
  if (failures >= 3 || !(error instanceof ApiError) || error.kind === 'malformed') return false;
  return error.status === undefined || error.status >= 500;
};

interface QueryClientSettings {
  readonly api: ApiClient;
  /** Called once for each failed read or command. */
  readonly onError: (reported: ReportedError) => void;
  /** `false` in stories and tests, where a failure should show at once. */
  readonly retries?: boolean;
}

/**
 * The cache with the product's rules: three retries with exponential delay capped at 30 s, entries dropped after five
 * minutes of disuse, every cached query refreshed after a command (CONST-05 to 07, API-21).
 */
export const createQueryClient = ({ api, onError, retries = true }: QueryClientSettings): QueryClient => {
  const report = (error: unknown, handledByCaller: boolean): void => {
    if (error instanceof ApiError) onError({ error, handledByCaller });
  };
  const client: QueryClient = new ApiQueryClient(api, {
    queryCache: new QueryCache({
      // Report unless whoever waits set `meta.quiet`: the navigation and a page may read the same list.
      onError: (error, query) =>
        report(
          error,
          (query.observers.length > 0 ? query.observers.map(({ options }) => options) : [query]).every(
            ({ meta }) => meta?.quiet === true,
          ),
        ),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta?.handlesErrors ?? false),
      // Not returned: a command that returned this promise would wait for unrelated reads and their retries.
      onSuccess: () => {
        void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      queries: {
        retry: retries ? mayRetry : false,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestDelay),
        gcTime: 5 * 60_000,
      },
      // Sent at once, also without a connection: a command that waited for one would act later, on what nobody sees.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};
