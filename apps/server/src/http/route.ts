import type { Answer, Endpoint, RequestOutput } from '@gifting/api/core/endpoint';
import { signedOut } from '@gifting/api/core/refusal';
import { decodeRequest } from '@gifting/api/core/request';
import type { Caller } from '../account/caller';
import { encoderOf } from './encoder';

/** A request, unchecked except for its caller. */
interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: Caller | null;
  readonly header: (name: string) => string | undefined;
  readonly setHeader: (name: string, value: string) => void;
  readonly clientAddress: () => string;
}

/** A request as its handler sees it: decoded, with its caller. */
export interface RouteRequest<Row extends Endpoint> extends RequestOutput<Row> {
  /** Returns the caller. Throws a 401 on a public row, which has none. */
  readonly caller: () => Caller;
  readonly header: (name: string) => string | undefined;
  /** Adds a header to the response. */
  readonly setHeader: (name: string, value: string) => void;
  readonly clientAddress: () => string;
}

/** A row of the API table with its handler. */
export interface Route {
  readonly row: Endpoint;
  /** Returns the encoded response. Throws a {@link Refusal} to refuse. */
  readonly handle: (raw: RawRequest) => Promise<unknown>;
}

/** Binds a row to its handler: the row's schemas decode the request and encode the response. */
export const route = <Row extends Endpoint>(
  row: Row,
  handler: (request: RouteRequest<Row>) => Promise<Answer<Row>> | Answer<Row>,
): Route => {
  const encode = encoderOf(row.response);
  return {
    row,
    handle: async ({ params, query, body, caller, header, setHeader, clientAddress }) => {
      const result = await handler({
        ...decodeRequest(row, { params, query, body }),
        header,
        setHeader,
        clientAddress,
        caller: () => {
          if (!caller) throw signedOut();
          return caller;
        },
      });
      return encode(result);
    },
  };
};
