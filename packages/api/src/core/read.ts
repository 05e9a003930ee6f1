import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, RequestInput } from './endpoint';
import { queryKey } from './keys';
import { apiOf } from './query-client';

/** Query options of a read: its key and its call, which is cancelled with its last observer. */
export const read = <Row extends Endpoint>(row: Row, input: RequestInput<Row>) =>
  queryOptions({
    queryKey: queryKey(row, input),
    queryFn: ({ client, signal }) => apiOf(client).call(row, input, { signal }),
  });
