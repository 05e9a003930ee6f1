import { decodePart } from '@gifting/api/core/decode';
import type { Answer, Endpoint, RequestOutput } from '@gifting/api/core/endpoint';
import { refusalTexts } from '@gifting/api/core/texts';
import * as z from 'zod/mini';
import type { Caller } from '../account/caller';
import { Failure, fieldFailure } from './failure';

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
  /** Takes the raw request to the encoded answer. Throws a {@link Failure} to refuse. */
  readonly answer: (raw: RawRequest) => Promise<unknown>;
}

const decode = (schema: z.ZodMiniType | undefined, input: unknown): unknown => {
  if (!schema) return undefined;
  const decoded = decodePart(schema, input);
  if (decoded.faults) throw fieldFailure(decoded.faults);
  return decoded.data;
};

/** The refusal of a call that needs a session and has none. */
export const signedOut = (): Failure => new Failure(401, refusalTexts.signedOut);

/** Binds a row to its handler: the row's schemas decode the request and encode the answer. */
export const route = <Row extends Endpoint>(
  row: Row,
  handler: (request: RouteRequest<Row>) => Promise<Answer<Row>> | Answer<Row>,
): Route => ({
  row,
  answer: async ({ params, query, body, caller, header, setHeader, clientAddress }) => {
    const parts = {
      params: decode(row.params, params),
      query: decode(row.query, query),
      body: decode(row.body, body),
      // Each part was made by the row's own schema; TypeScript cannot see through the generic.
    } as RequestOutput<Row>;
    const answer = await handler({
      ...parts,
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
