import type { Capability } from '@gifting/domain/capabilities/capabilities';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../core/client';
import { queryKey } from '../core/keys';
import { listCapabilities } from './endpoints';

/** What the API offers. A failure means nothing beyond the table, and is nothing to tell the person of. */
const capabilitiesQuery = () =>
  queryOptions({
    queryKey: queryKey(listCapabilities, {}),
    queryFn: ({ signal }): Promise<readonly Capability[]> =>
      call(listCapabilities, {}, { signal }).catch(() => []),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The capabilities of the API; none until it has answered. */
export const useCapabilities = (): readonly Capability[] => useQuery(capabilitiesQuery()).data ?? [];
