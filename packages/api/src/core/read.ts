import { queryOptions } from '@tanstack/react-query';
import { call } from './client';
import type { Endpoint, RequestInput } from './endpoint';
import { queryKey } from './keys';

/** Query options of a read: its key, its call, and cancellation when nobody waits any more. */
export const read = <Row extends Endpoint>(row: Row, input: RequestInput<Row>) =>
  queryOptions({
    queryKey: queryKey(row, input),
    queryFn: ({ signal }) => call(row, input, { signal }),
  });
