import type { Answer, Endpoint, RequestOutput } from '@gifting/api/core/endpoint';
import { signedOut } from '@gifting/api/core/refusal';
import { decodeRequest } from '@gifting/api/core/request';
import * as z from 'zod/mini';
import type { Caller } from '../account/caller';

/** A request as it came: nothing in it has been checked but who sends it. */
interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: Caller | null;
  readonly header: (name: string) => string | undefined;
  readonly setHeader: (name: string, value: string) => void;
  readonly clientAddress: () => string;
}

/** What a handler works with: the row's parts, decoded, and who asks. */
export interface RouteRequest<Row extends Endpoint> extends RequestOutput<Row> {
  /** Who is signed in. Throws a 401 on a public row, where nobody has been asked. */
  readonly caller: () => Caller;
  readonly header: (name: string) => string | undefined;
  /** Adds a header to the answer. */
  readonly setHeader: (name: string, value: string) => void;
  readonly clientAddress: () => string;
}

/** A row of the API table with the code that answers it. */
export interface Route {
  readonly row: Endpoint;
  /** Takes the raw request to the encoded answer. Throws a {@link Refusal} to refuse. */
  readonly answer: (raw: RawRequest) => Promise<unknown>;
}

/** Binds a row to its handler: the row's schemas decode the request and encode the answer. */
export const route = <Row extends Endpoint>(
  row: Row,
  handler: (request: RouteRequest<Row>) => Promise<Answer<Row>> | Answer<Row>,
): Route => ({
  row,
  answer: async ({ params, query, body, caller, header, setHeader, clientAddress }) => {
    const answer = await handler({
      ...decodeRequest(row, { params, query, body }),
      header,
      setHeader,
      clientAddress,
      caller: () => {
        if (!caller) throw signedOut();
        return caller;
      },
    });
    return z.encode(row.response, answer);
  },
});
