import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './error';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The caller tells of the failure itself; the error catalogue only steps in for a 401. */
      readonly handlesErrors?: boolean;
    };
    queryMeta: {
      /** Nobody misses what this observer reads: its failure is told to no one, unless another observer waits for it. */
      readonly quiet?: boolean;
    };
  }
}

/** A failure that reached its end: after the retries, once. */
export interface ReportedError {
  readonly error: ApiError;
  /** The screen tells of it itself. */
  readonly handledByCaller: boolean;
}

const longestDelay = 30_000;

/** Reads are tried up to three times more, except refusals (4xx) and malformed answers, which stay what they are. */
const mayRetry = (failures: number, error: unknown): boolean => {
  if (failures >= 3 || !(error instanceof ApiError) || error.kind === 'malformed') return false;
  return error.status === undefined || error.status >= 500;
};

interface QueryClientSettings {
  /** Called once for each failed read or command. */
  readonly onError: (reported: ReportedError) => void;
  /** `false` in stories and tests, where a failure should show at once. */
  readonly retries?: boolean;
}

/**
 * The cache with the product's rules: three retries with exponential delay capped at 30 s, entries dropped after five
 * minutes of disuse, every cached query refreshed after a mutation (CONST-05 to 07, API-21).
 */
export const createQueryClient = ({ onError, retries = true }: QueryClientSettings): QueryClient => {
  const report = (error: unknown, handledByCaller: boolean): void => {
    if (error instanceof ApiError) onError({ error, handledByCaller });
  };
  const client: QueryClient = new QueryClient({
    // Told unless everyone who waits for it is quiet: the navigation and a page may read the same list.
    queryCache: new QueryCache({
      onError: (error, { observers }) =>
        report(error, observers.length > 0 && observers.every(({ options }) => options.meta?.quiet === true)),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta?.handlesErrors ?? false),
      onSuccess: () => client.invalidateQueries(),
    }),
    defaultOptions: {
      queries: {
        retry: retries ? mayRetry : false,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestDelay),
        gcTime: 5 * 60_000,
      },
      mutations: { retry: false },
    },
  });
  return client;
};
