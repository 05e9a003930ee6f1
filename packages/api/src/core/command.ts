import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { Answer, Endpoint, RequestInput } from './endpoint';
import type { ApiError } from './error';
import { apiOf } from './query-client';

/** What a command takes: the row's own parts, and headers where a call needs some. */
export type CommandInput<Row extends Endpoint> = RequestInput<Row> & {
  readonly headers?: Readonly<Record<string, string>>;
};

type CommandOptions<Row extends Endpoint> = Pick<
  UseMutationOptions<Answer<Row>, ApiError, CommandInput<Row>>,
  'onError'
>;

/**
 * The mutation of a command row, as `read(row)` is the query of a read. The row's `handlesErrors` says who reports a
 * failure: the screen or the error catalogue. Never retried; a success refreshes every cached read.
 */
export const useCommand = <Row extends Endpoint>(row: Row, options: CommandOptions<Row> = {}) =>
  useMutation<Answer<Row>, ApiError, CommandInput<Row>>({
    ...options,
    mutationFn: (input, { client }) =>
      apiOf(client).call(row, input, input.headers ? { headers: input.headers } : {}),
    meta: { handlesErrors: row.handlesErrors },
  });
