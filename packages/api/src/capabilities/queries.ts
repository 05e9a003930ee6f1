import type { Capability } from '@gifting/domain/capabilities/capabilities';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../core/error';
import { queryKey } from '../core/keys';
import { apiOf } from '../core/query-client';
import { listCapabilities } from './endpoints';

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500;

/** What the API offers. An API without the call refuses it, which means nothing beyond the table. */
export const capabilitiesQuery = () =>
  queryOptions({
    queryKey: queryKey(listCapabilities, {}),
    queryFn: async ({ client, signal }): Promise<readonly Capability[]> => {
      try {
        return await apiOf(client).call(listCapabilities, {}, { signal });
      } catch (error) {
        if (isRefusal(error)) return [];
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Nothing a person asked for: there is no news in its failure.
    meta: { quiet: true },
  });

/** Whether the API offers a capability; `false` until it has answered. `null` asks for none and is always offered. */
export const useCapability = (name: Capability | null): boolean => {
  const { data } = useQuery({ ...capabilitiesQuery(), enabled: name !== null });
  return name === null || (data?.includes(name) ?? false);
};

/** {@link useCapability}, but `undefined` until the API has answered: for a form that must not change under its typist. */
export const useKnownCapability = (name: Capability): boolean | undefined => {
  const { data, isError } = useQuery(capabilitiesQuery());
  return data ? data.includes(name) : isError ? false : undefined;
};

/**
 * Fetches what the API offers before a request depends on it. Retries after a network or server failure, and treats a
 * final failure as no capabilities.
 */
export const askCapabilities = (client: QueryClient): Promise<readonly Capability[]> =>
  client.fetchQuery(capabilitiesQuery()).catch(() => []);

/** {@link askCapabilities} of the present app instance. */
export const useAskCapabilities = (): (() => Promise<readonly Capability[]>) => {
  const client = useQueryClient();
  return () => askCapabilities(client);
};
